import { createFileRoute } from '@tanstack/react-router';
import { Vision } from '../screens/new-project/vision.tsx';

export const Route = createFileRoute('/new-project/')({
  staticData: { title: 'New project: Vision' },
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return <Vision onNext={() => void navigate({ to: '/new-project/team' })} />;
}
