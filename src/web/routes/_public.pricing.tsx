import { createFileRoute } from '@tanstack/react-router';
import { Pricing } from '../screens/public/pricing.tsx';

export const Route = createFileRoute('/_public/pricing')({ component: Pricing });
