import { createFileRoute, redirect } from '@tanstack/react-router';
import { stopTeamAnalysis } from '../data/team-analysis.ts';
import { currentDraft, hasVision } from '../data/wizard-draft.ts';
import { Assembling } from '../screens/new-project/assembling.tsx';

export const Route = createFileRoute('/new-project/assembling')({
  staticData: { title: 'New project: Assembling' },
  beforeLoad: () => {
    if (!hasVision(currentDraft())) throw redirect({ to: '/new-project', replace: true });
  },
  // Nobody waits for it any more.
  onLeave: stopTeamAnalysis,
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <Assembling
      onBack={() => void navigate({ to: '/new-project/team' })}
      onNext={() => void navigate({ to: '/new-project/team-review' })}
    />
  );
}
