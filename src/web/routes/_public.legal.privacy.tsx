import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../screens/public/privacy.tsx';

export const Route = createFileRoute('/_public/legal/privacy')({ component: Privacy });
