import { describe, expect, test } from 'vitest';
import {
  isContested,
  mine,
  sending,
  settled,
  shown,
  theirs,
  typing,
  unsaved,
  unsent,
  type Edits,
  type Texts,
} from './typed-fields.ts';

type Field = 'vision' | 'comments';
const saved: Texts<Field> = { vision: 'A library', comments: '' };
const none: Edits<Field> = {};

describe('texts that are saved while they are typed', () => {
  test('what is typed here is shown, and saved later', () => {
    const edits = typing(saved, none, 'vision', 'A library app');
    expect(shown(saved, edits, 'vision')).toBe('A library app');
    expect(shown(saved, edits, 'comments')).toBe('');
    expect(unsaved(saved, edits)).toEqual({ vision: 'A library app' });
  });

  test('a field nobody types in follows what another person saves', () => {
    const edits = typing(saved, none, 'vision', 'A library app');
    const others = { ...saved, comments: 'Mind the budget' };
    expect(shown(others, edits, 'comments')).toBe('Mind the budget');
    expect(isContested(others, edits, 'vision')).toBe(false);
  });

  test('words typed while the save was under way are kept and saved next', () => {
    const first = sending(typing(saved, none, 'vision', 'A library a'), { vision: 'A library a' });
    const further = typing(saved, first, 'vision', 'A library app');
    const answer = { ...saved, vision: 'A library a' };
    expect(isContested(answer, further, 'vision')).toBe(false);
    const after = settled(answer, further, { vision: 'A library a' });
    expect(shown(answer, after, 'vision')).toBe('A library app');
    expect(unsaved(answer, after)).toEqual({ vision: 'A library app' });
    expect(settled({ ...saved, vision: 'A library app' }, after, { vision: 'A library app' })).toEqual({});
  });

  test('the same field saved by another person waits for a decision', () => {
    const edits = typing(saved, none, 'vision', 'A library app');
    const others = { ...saved, vision: 'A museum' };
    expect(isContested(others, edits, 'vision')).toBe(true);
    expect(unsaved(others, edits)).toEqual({});
    expect(unsaved(others, mine(others, edits, 'vision'))).toEqual({ vision: 'A library app' });
    expect(shown(others, theirs(edits, 'vision'), 'vision')).toBe('A museum');
  });

  test('after a failed save the words are still there to be saved', () => {
    const edits = sending(typing(saved, none, 'vision', 'A library app'), { vision: 'A library app' });
    expect(unsaved(saved, unsent(edits))).toEqual({ vision: 'A library app' });
    expect(unsent(edits).vision).toEqual({ text: 'A library app', base: 'A library' });
  });
});
