import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { Wizard, type WizardStep } from '../screens/new-project/wizard.tsx';

export const Route = createFileRoute('/new-project')({ component: Page });

const steps: Record<string, WizardStep> = {
  '/new-project/team': 'Team',
  '/new-project/assembling': 'Assembling',
  '/new-project/team-review': 'Review',
  '/new-project/kickoff': 'Kickoff',
};

function Page() {
  const step = useMatches({ select: (matches) => steps[matches.at(-1)?.fullPath ?? ''] }) ?? 'Vision';
  return (
    <Wizard step={step}>
      <Outlet />
    </Wizard>
  );
}
