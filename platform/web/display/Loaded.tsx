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
  /** Grey lines while it is awaited. */
  readonly lines: number;
  readonly children: (data: T) => ReactNode;
}

/** What was asked for, once it is there; till then grey lines, or why not and a way to ask again. */
export function Loaded<T>({ query, lines, children }: LoadedProps<T>) {
  return (
    <>
      <ErrorSummary error={query.error} onRetry={() => void query.refetch()} />
      {query.isPending && <Skeleton count={lines} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
