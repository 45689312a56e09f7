import { Avatar, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconBook2, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLink, Link } from '@tanstack/react-router';
import { aboutQuery } from '../../data/about.ts';
import { useAccount } from '../../data/account.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { initials, PersonFace } from '../../ui/person-face.tsx';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import classes from './header.module.css';

const IconTo = createLink(IconLink);

/** Stands above every page. */
export function Header() {
  const person = useQuery(aboutQuery()).data?.person ?? 'You';
  const own = useAccount()?.person;
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.home}>
        <Logo />
        <Text component="span" fw={700} size="lg">
          CoScrum
        </Text>
      </Link>
      <Group gap="xs">
        <SchemeSwitch />
        <IconLink label="API documentation" href="/api/docs">
          <IconBook2 size={20} aria-hidden />
        </IconLink>
        <IconTo to="/settings" label="Settings">
          <IconSettings size={20} aria-hidden />
        </IconTo>
        {own ? (
          <Link to="/account" className={classes.account} title={own.name}>
            <PersonFace name={own.name} image={own.image} size={34} />
            <VisuallyHidden>Account of {own.name}</VisuallyHidden>
          </Link>
        ) : (
          <Avatar size={34} color="spruce" role="img" aria-label={person} title={person}>
            {initials(person)}
          </Avatar>
        )}
      </Group>
    </header>
  );
}
