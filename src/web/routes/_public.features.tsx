import { createFileRoute } from '@tanstack/react-router';
import { Features } from '../screens/public/features.tsx';

export const Route = createFileRoute('/_public/features')({ component: Features });
