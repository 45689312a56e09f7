import { describe, expect, test } from 'vitest';
import { tagsOf, tagsProblem } from './tags.ts';

describe('tags as they are typed', () => {
  test('commas separate, spaces around them and empty entries are dropped', () => {
    expect(tagsOf(' web app ,, mobile,  ,')).toEqual(['web app', 'mobile']);
    expect(tagsOf('')).toEqual([]);
  });

  test('a tag typed twice counts once', () => {
    expect(tagsOf('web, mobile, web')).toEqual(['web', 'mobile']);
  });

  test('what the server would refuse is said before it is sent', () => {
    expect(tagsProblem(Array.from({ length: 20 }, (_, n) => `tag ${n}`))).toBeNull();
    expect(tagsProblem(Array.from({ length: 21 }, (_, n) => `tag ${n}`))).toBe('At most 20 tags.');
    expect(tagsProblem(['x'.repeat(40)])).toBeNull();
    expect(tagsProblem(['x'.repeat(41)])).toBe('At most 40 characters in a tag.');
  });
});
