import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const whole = mergeMantineTheme(DEFAULT_THEME, theme);
const resolved: Record<'light' | 'dark', Record<string, string>> = cssVariables(whole);

/** A colour as it is written in the end, through whatever variables it is named by. */
const written = (scheme: 'light' | 'dark', name: string): string => {
  const [, shade = '', at = ''] = /^--mantine-color-([a-z]+)-(\d)$/u.exec(name) ?? [];
  const value =
    resolved[scheme][name] ?? whole.colors[shade]?.[Number(at)] ?? { '--mantine-color-white': '#ffffff' }[name];
  const [, named] = /^var\((.+)\)$/u.exec(value ?? '') ?? [];
  if (named !== undefined) return written(scheme, named);
  if (value?.startsWith('#') !== true) throw new Error(`${name} is no colour`);
  return value;
};

const luminance = (colour: string): number => {
  const digits = colour.slice(1).match(/../gu) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As WCAG 2.2 reckons it. */
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['--page', '--surface', '--suggestion-surface'];

describe.each([
  // What is filled in has its own ground, too.
  { scheme: 'light', field: '--mantine-color-white' },
  { scheme: 'dark', field: '--mantine-color-dark-6' },
] as const)('in the $scheme scheme', ({ scheme, field }) => {
  const least = (name: string, on: string[]): number =>
    Math.min(...on.map((ground) => contrast(written(scheme, name), written(scheme, ground))));

  test('the edges of fields and boxes, and the ring of the focus, stand out from every ground (WCAG 1.4.11)', () => {
    expect(least('--field-edge', [...grounds, field])).toBeGreaterThanOrEqual(3);
    expect(least('--focus', [...grounds, field])).toBeGreaterThanOrEqual(3);
  });

  test('amber words can be read on every ground (WCAG 1.4.3)', () => {
    expect(least('--mantine-color-amber-outline', grounds)).toBeGreaterThanOrEqual(4.5);
  });
});
