import { createFileRoute } from '@tanstack/react-router';
import { Terms } from '../screens/public/terms.tsx';

export const Route = createFileRoute('/_public/legal/terms')({ component: Terms });
