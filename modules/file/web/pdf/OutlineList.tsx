import { useWords } from '@sarn/platform-web';
import { viewerWords } from '../words/viewer-words.ts';
import type { OutlineEntry } from './pdf-messages.ts';
import type { View } from './use-view.ts';

interface OutlineListProps {
  readonly entries: readonly OutlineEntry[];
  readonly view: View;
}

/** The table of contents that the file carries. */
export function OutlineList({ entries, view }: OutlineListProps) {
  const say = useWords(viewerWords);
  const current = entries.findLastIndex(({ page }) => page <= view.page);
  return (
    <nav className="file-outline" aria-label={say('outline')}>
      {entries.map(({ title, page, level }, at) => (
        <button
          key={at}
          type="button"
          className="file-outline-entry"
          aria-label={say('outlineEntry', { title, page: page + 1 })}
          aria-current={at === current || undefined}
          style={{ paddingInlineStart: 12 + 16 * level }}
          onClick={() => view.goTo(page)}
        >
          <span>{title}</span>
          <span>{page + 1}</span>
        </button>
      ))}
    </nav>
  );
}
