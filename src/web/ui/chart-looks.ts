import '@mantine/charts/styles.layer.css';

/** What every chart of Mantine gets, so that they look and behave alike. Only files that are loaded lazily import this. */
export const chartLooks = {
  h: '100%',
  tickLine: 'none',
  strokeDasharray: '2 4',
  // The picture is one image with a summary in words; the table behind it is what a keyboard walks through.
  accessibilityLayer: false,
} as const;
