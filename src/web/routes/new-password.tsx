import { createFileRoute } from '@tanstack/react-router';
import { NewPassword } from '../screens/sign-in/new-password.tsx';

export const Route = createFileRoute('/new-password')({
  staticData: { title: 'New password' },
  component: NewPassword,
});
