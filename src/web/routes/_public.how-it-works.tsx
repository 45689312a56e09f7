import { createFileRoute } from '@tanstack/react-router';
import { HowItWorks } from '../screens/public/how-it-works.tsx';

export const Route = createFileRoute('/_public/how-it-works')({ component: HowItWorks });
