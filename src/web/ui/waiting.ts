/** What stands where something is still loading: said to whoever listens, and named for whoever looks for it. */
export const waiting = (label: string) => ({ role: 'status', 'aria-busy': true, 'aria-label': label }) as const;
