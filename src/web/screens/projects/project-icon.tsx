import { projectIcons } from './project-icons.ts';

/** The icon of a project's kind; it is decoration, the name stands beside it. */
export function ProjectIcon({ icon, size = 22 }: { icon: string; size?: number }) {
  const Icon = projectIcons[icon] ?? projectIcons.rocket;
  return Icon && <Icon size={size} aria-hidden />;
}
