import type { ReactNode } from 'react';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

/** The name of an unread row, after a dot and its word for screen readers. */
export function UnreadName({ children }: { readonly children: ReactNode }) {
  const say = useWords(platformWords);
  return (
    <span className="s-unread-name">
      <span className="s-unread-dot" title={say('state.unread')}>
        <span className="s-hidden">{say('state.unread')} </span>
      </span>
      <span>{children}</span>
    </span>
  );
}
