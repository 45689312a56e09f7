import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../screens/contact/contact.tsx';

export const Route = createFileRoute('/contact')({ staticData: { title: 'Contact' }, component: Contact });
