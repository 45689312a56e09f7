import { createFileRoute } from '@tanstack/react-router';
import { Roadmap } from '../screens/public/roadmap.tsx';

export const Route = createFileRoute('/_public/roadmap')({ component: Roadmap });
