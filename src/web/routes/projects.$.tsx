import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification's other spelling; `/project/...` is the canonical one. */
export const Route = createFileRoute('/projects/$')({
  beforeLoad: ({ params, location }) => {
    const rest = params._splat ?? '';
    throw redirect({ href: rest === '' ? '/' : `/project/${rest}${location.searchStr}`, replace: true });
  },
});
