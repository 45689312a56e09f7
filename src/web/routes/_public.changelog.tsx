import { createFileRoute } from '@tanstack/react-router';
import { Changelog } from '../screens/public/changelog.tsx';

export const Route = createFileRoute('/_public/changelog')({ component: Changelog });
