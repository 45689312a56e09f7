import { createFileRoute, redirect } from '@tanstack/react-router';
import { changeDraft, currentDraft, hasVision } from '../data/wizard-draft.ts';
import { TeamSelection } from '../screens/new-project/team-selection.tsx';

export const Route = createFileRoute('/new-project/team')({
  staticData: { title: 'New project: Team' },
  beforeLoad: () => {
    if (!hasVision(currentDraft())) throw redirect({ to: '/new-project', replace: true });
  },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <TeamSelection
      onBack={() => void navigate({ to: '/new-project' })}
      onNext={() => {
        // Going on from here has the team analysed anew.
        changeDraft({ analysis: 'idle', proposedMembers: [], teamMembers: null });
        void navigate({ to: '/new-project/assembling' });
      }}
    />
  );
}
