import { limits } from '#contract/vocabulary.ts';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

type Props = {
  /** Stands in the empty box, and names it. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  className?: string | undefined;
};

const pauseWhileTyping = 200;

/** Tells what is searched for once the typing pauses. */
export function SearchBox({ label, text, onChange, className }: Props) {
  const [typed, setTyped] = useState(text);
  const told = useRef(text);
  const tell = useDebouncedCallback((now: string) => {
    told.current = now;
    onChange(now);
  }, pauseWhileTyping);
  // Back and Forward change the address, and the box with it.
  useEffect(() => {
    if (text !== told.current) {
      told.current = text;
      setTyped(text);
    }
  }, [text]);
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={limits.name}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tell(currentTarget.value);
      }}
    />
  );
}
