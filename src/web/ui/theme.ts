import {
  createTheme,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

const spruce: MantineColorsTuple = [
  '#eef6f2',
  '#dcebe4',
  '#bbd7c9',
  '#93bfaa',
  '#6aa88c',
  '#4a9073',
  '#377a5e',
  '#2a6b51',
  '#1f543f',
  '#133b2c',
];

const amber: MantineColorsTuple = [
  '#fff8eb',
  '#fdeecf',
  '#fadc9f',
  '#f6c76a',
  '#f2b440',
  '#e69f1f',
  '#c98312',
  '#a5680d',
  '#7d4e0c',
  '#573608',
];

/** Greys with a little warmth. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e9e6e1',
  '#dcd8d2',
  '#c6c1ba',
  '#a19b93',
  '#7c766e',
  '#5f5a53',
  '#3f3b36',
  '#262320',
];

const dark: MantineColorsTuple = [
  '#e4e1dc',
  '#c4c0ba',
  '#a6a19a',
  '#7d7872',
  '#55514c',
  '#3d3a36',
  '#2d2b28',
  '#211f1d',
  '#1a1917',
  '#131210',
];

/** The one place where colours, radii and spaces are written. */
export const theme = createTheme({
  colors: { spruce, amber, gray, dark },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  black: '#262320',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  headings: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Card: { defaultProps: { withBorder: true, padding: 'lg' } },
    Badge: {
      defaultProps: { variant: 'light' },
      styles: { root: { fontSize: '0.75rem' }, label: { textTransform: 'none', fontWeight: 600 } },
    },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300, events: { hover: true, focus: true, touch: true } } },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 150 },
        // base.css holds the page still: Mantine's lock writes a style sheet, and the browser restyles the whole page.
        lockScroll: false,
        closeButtonProps: { 'aria-label': 'Close' },
      },
      styles: {
        title: {
          minWidth: 0,
          fontSize: 'var(--mantine-font-size-lg)',
          fontWeight: 650,
          lineHeight: 1.35,
          overflowWrap: 'anywhere',
        },
        header: { gap: 'var(--mantine-spacing-sm)' },
        close: { flex: 'none' },
      },
    },
    InputWrapper: {
      styles: {
        description: { fontSize: 'var(--mantine-font-size-xs)', lineHeight: 1.4 },
        error: { fontSize: 'var(--mantine-font-size-sm)' },
      },
    },
  },
});

const own = new Set(['spruce', 'amber', 'gray', 'dark']);
const ofEach = (names: string[], value: (name: string) => Record<string, string>): Record<string, string> =>
  Object.assign({}, ...names.map((name) => value(name)));

/** Colours with a role of their own, and Mantine's own where theirs are too faint for WCAG AA. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => {
  const all = Object.keys(colors);
  const strong = ofEach(
    all.filter((name) => !own.has(name)),
    (name) => ({
      [`--mantine-color-${name}-filled`]: `var(--mantine-color-${name}-9)`,
      [`--mantine-color-${name}-filled-hover`]: `color-mix(in srgb, var(--mantine-color-${name}-9), black 12%)`,
      [`--mantine-color-${name}-outline`]: `var(--mantine-color-${name}-9)`,
    }),
  );
  return {
    variables: {},
    light: {
      ...strong,
      '--page': 'var(--mantine-color-gray-0)',
      '--surface': 'var(--mantine-color-white)',
      '--waiting': 'var(--mantine-color-gray-2)',
      '--focus': 'var(--mantine-color-spruce-7)',
      '--field-edge': '#8a847b',
      '--hint': 'var(--mantine-color-gray-9)',
      '--hint-text': 'var(--mantine-color-white)',
      '--suggestion-surface': 'var(--mantine-color-amber-0)',
      '--suggestion-border': 'var(--mantine-color-amber-5)',
      '--mantine-color-amber-outline': 'var(--mantine-color-amber-8)',
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
      '--mantine-color-error': 'var(--mantine-color-red-9)',
      '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    },
    dark: {
      ...strong,
      ...ofEach(all, (name) => ({
        [`--mantine-color-${name}-light`]: `color-mix(in srgb, var(--mantine-color-${name}-5) 22%, var(--surface))`,
        [`--mantine-color-${name}-light-hover`]: `color-mix(in srgb, var(--mantine-color-${name}-5) 32%, var(--surface))`,
        [`--mantine-color-${name}-light-color`]: `var(--mantine-color-${name}-1)`,
        [`--mantine-color-${name}-outline`]: `var(--mantine-color-${name}-3)`,
      })),
      '--page': 'var(--mantine-color-dark-8)',
      '--surface': 'var(--mantine-color-dark-7)',
      '--waiting': 'var(--mantine-color-dark-6)',
      '--focus': 'var(--mantine-color-spruce-4)',
      '--field-edge': 'var(--mantine-color-dark-3)',
      '--hint': 'var(--mantine-color-dark-0)',
      '--hint-text': 'var(--mantine-color-dark-8)',
      '--suggestion-surface': '#2b2416',
      '--suggestion-border': 'var(--mantine-color-amber-7)',
      '--mantine-color-error': 'var(--mantine-color-red-4)',
      '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
      '--mantine-color-default-border': 'var(--mantine-color-dark-5)',
    },
  };
};

/** `public/scheme.js` reads the same key before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'coscrum-scheme' });
