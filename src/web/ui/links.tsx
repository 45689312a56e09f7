import { Anchor, Button, type AnchorProps, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type Of<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

/** Mantine's looks with the router's type-safe addresses. */
export const LinkAnchor = createLink((props: Of<AnchorProps>) => <Anchor {...props} />);
export const LinkButton = createLink((props: Of<ButtonProps>) => <Button component="a" {...props} />);
