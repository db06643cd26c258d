import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

/** The dot of an unread row, with a text for screen readers. */
export function UnreadMark() {
  const say = useWords(platformWords);
  return (
    <span className="s-unread-dot" title={say('state.unread')}>
      <span className="s-hidden">{say('state.unread')} </span>
    </span>
  );
}
