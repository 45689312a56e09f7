import { Avatar } from '@mantine/core';

/** "CS" until the person has a name. */
export const initials = (name: string): string =>
  name === 'You'
    ? 'CS'
    : name
        .split(/\s+/)
        .slice(0, 2)
        .map((word) => word.charAt(0).toLocaleUpperCase())
        .join('');

type Props = { name: string; image: string | null; size?: number; /** Stands in a line of text. */ inline?: boolean };

/** A person's picture, or their initials. The name stands beside it, or on what it is part of. */
export const PersonFace = ({ name, image, size = 40, inline = false }: Props) => (
  <Avatar
    size={size}
    color="spruce"
    src={image}
    alt=""
    aria-hidden
    {...(inline && { component: 'span', display: 'inline-flex', mr: 4, style: { verticalAlign: 'text-bottom' } })}
  >
    {initials(name)}
  </Avatar>
);
