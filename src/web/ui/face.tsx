import type { MemberId } from '#contract/vocabulary.ts';
import { roster } from '#domain/personas.ts';
import { Box } from '@mantine/core';
import { useState } from 'react';
import classes from './face.module.css';
import ava from './faces/ava.svg';
import bea from './faces/bea.svg';
import claude from './faces/claude.svg';
import dana from './faces/dana.svg';
import milo from './faces/milo.svg';
import quinn from './faces/quinn.svg';
import sasha from './faces/sasha.svg';
import theo from './faces/theo.svg';
import uma from './faces/uma.svg';

const pictures: Record<MemberId, string> = { milo, ava, theo, claude, bea, quinn, uma, sasha, dana };

type Props = {
  memberId: MemberId;
  /** Pixels. */ size?: number;
  /** Says the name to screen readers where no name stands beside it. */ named?: boolean;
};

/** The face of a persona, the same everywhere, on the persona's colour; its initial where the picture cannot be loaded. */
export function Face({ memberId, size = 40, named = false }: Props) {
  const { color, name, role } = roster[memberId];
  const [missing, setMissing] = useState(false);
  const words = named ? `${name}, ${role}` : '';
  if (missing)
    return (
      <Box className={classes.face} w={size} h={size} bg={`${color}.2`} c="black" data-initial {...nameOf(words)}>
        {name.charAt(0)}
      </Box>
    );
  return (
    <Box className={classes.face} w={size} h={size} bg={`${color}.2`}>
      <img
        src={pictures[memberId]}
        width={size}
        height={size}
        alt={words}
        onError={() => setMissing(true)}
        draggable={false}
      />
    </Box>
  );
}

const nameOf = (words: string) =>
  words === '' ? { 'aria-hidden': true } : ({ role: 'img', 'aria-label': words } as const);
