import { Button, type ButtonProps } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Props = ButtonProps & { of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'> };

/** Asks for the next page of a list; nothing once the last one is there. */
export const ShowMore = ({ of, children = 'Show more', ...looks }: Props) =>
  of.hasNextPage && (
    <Button variant="default" loading={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()} {...looks}>
      {children}
    </Button>
  );
