import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '../screens/sign-in/invitation.tsx';

export const Route = createFileRoute('/invitation')({ staticData: { title: 'Invitation' }, component: Invitation });
