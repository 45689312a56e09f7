/** How a list is read on, page by page: after the last row of the page before. */
export const byCursor = {
  initialPageParam: undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
};
