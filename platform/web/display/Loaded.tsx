import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Skeleton } from './Skeleton.tsx';

export interface LoadedProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  /** Skeleton lines while it is loading. */
  readonly lines: number;
  readonly children: (data: T) => ReactNode;
}

/** Loaded content; until then skeleton lines, or the error with a button to try again. */
export function Loaded<T>({ query, lines, children }: LoadedProps<T>) {
  return (
    <>
      <ErrorSummary error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <Skeleton count={lines} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
