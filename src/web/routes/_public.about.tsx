import { createFileRoute } from '@tanstack/react-router';
import { About } from '../screens/public/about.tsx';

export const Route = createFileRoute('/_public/about')({ component: About });
