import { createFileRoute } from '@tanstack/react-router';
import { Tests } from '../screens/tests/tests.tsx';

export const Route = createFileRoute('/project/$projectId/tests')({
  staticData: { title: 'Tests' },
  component: Tests,
});
