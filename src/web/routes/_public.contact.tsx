import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../screens/public/contact.tsx';

export const Route = createFileRoute('/_public/contact')({ component: Contact });
