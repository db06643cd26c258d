import type { ReactNode } from 'react';
import { UnreadMark } from './UnreadMark.tsx';

/** The name of an unread row, after its dot. */
export function UnreadName({ children }: { readonly children: ReactNode }) {
  return (
    <span className="s-unread-name">
      <UnreadMark />
      <span>{children}</span>
    </span>
  );
}
