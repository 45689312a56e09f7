import { useState } from 'react';

/** What follows the # of a link. It is no part of what a browser sends, so no log holds it; it goes from the address too. */
export function useLinkSecret(): string {
  const [secret] = useState(() => {
    const found = decodeURIComponent(location.hash.slice(1));
    // A reload keeps it; whoever looks at the address or its history does not see it.
    if (found !== '') history.replaceState({ ...history.state, secret: found }, '', location.pathname);
    const kept = (history.state as { secret?: unknown } | null)?.secret;
    return typeof kept === 'string' ? kept : '';
  });
  return secret;
}
