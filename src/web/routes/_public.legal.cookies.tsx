import { createFileRoute } from '@tanstack/react-router';
import { Cookies } from '../screens/public/cookies.tsx';

export const Route = createFileRoute('/_public/legal/cookies')({ component: Cookies });
