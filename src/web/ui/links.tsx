import { Anchor, Button, NavLink, type AnchorProps, type ButtonProps, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Of<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

/** Mantine's looks with the router's type-safe addresses. */
export const LinkAnchor = createLink((props: Of<AnchorProps>) => <Anchor {...props} />);
export const LinkButton = createLink((props: Of<ButtonProps>) => <Button component="a" {...props} />);
export const LinkNav = createLink((props: Of<NavLinkProps>) => <NavLink component="a" {...props} />);
