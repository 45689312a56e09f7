import { createFileRoute, redirect } from '@tanstack/react-router';
import { blankWizard, currentDraft, forgetWizardDraft, hasVision } from '../data/wizard-draft.ts';
import { TeamReview } from '../screens/new-project/team-review.tsx';

export const Route = createFileRoute('/new-project/team-review')({
  staticData: { title: 'New project: Review' },
  beforeLoad: () => {
    const draft = currentDraft();
    if (!hasVision(draft)) throw redirect({ to: '/new-project', replace: true });
    if (draft.teamMembers === null) throw redirect({ to: '/new-project/team', replace: true });
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  const kickOff = async (project: string) => {
    forgetWizardDraft();
    // Replaced, so that Back does not lead into a wizard that has nothing left to do.
    await navigate({ to: '/new-project/kickoff', search: { project }, replace: true });
    blankWizard();
  };
  return (
    <TeamReview
      onBack={() => void navigate({ to: '/new-project/assembling' })}
      onCreated={(project) => void kickOff(project)}
    />
  );
}
