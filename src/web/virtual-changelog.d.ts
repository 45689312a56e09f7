/** CHANGELOG.md, as `scripts/changelog.ts` reads it when the page is built. */
declare module 'virtual:changelog' {
  import type { Release } from './screens/public/release.ts';

  export const releases: readonly Release[];
}
