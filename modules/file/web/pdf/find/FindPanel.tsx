import { IconButton, SearchField, useWords } from '@sarn/platform-web';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { viewerWords } from '../../words/viewer-words.ts';
import type { Find } from './use-find.ts';
import { HitList } from './HitList.tsx';

interface FindPanelProps {
  readonly find: Find;
  readonly pages: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Looks for a text in the file, and lists where it stands. */
export function FindPanel({ find, pages, onShow, onClose }: FindPanelProps) {
  const say = useWords(viewerWords);
  const state = useStateSentence(find, pages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement && event.target.value !== find.query;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isTyped)
      onShow(find.current + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className="file-find" onKeyDownCapture={press}>
      <div className="file-find-field">
        <SearchField
          label={say('find.label')}
          isLabelHidden
          placeholder={say('find.label')}
          value={find.query}
          onSearch={find.setQuery}
          delayMs={300}
        />
      </div>
      <div className="file-find-state">
        <span role="status">{state}</span>
        <IconButton
          size="s"
          aria-label={say('find.previous')}
          isDisabled={find.hits.length === 0}
          onPress={() => onShow(find.current - 1)}
        >
          <ChevronUp size={18} />
        </IconButton>
        <IconButton
          size="s"
          aria-label={say('find.next')}
          isDisabled={find.hits.length === 0}
          onPress={() => onShow(find.current + 1)}
        >
          <ChevronDown size={18} />
        </IconButton>
      </div>
      <HitList find={find} onShow={onShow} />
    </div>
  );
}

function useStateSentence(find: Find, pages: number): string {
  const say = useWords(viewerWords);
  if (find.query === '') return say('find.hint');
  if (find.pagesRead < pages) return say('find.reading', { read: find.pagesRead, pages });
  if (!find.hasText) return say('find.scanned');
  if (find.hits.length === 0) return say('find.none');
  const onPages = new Set(find.hits.map(({ page }) => page)).size;
  return say('find.count', { at: find.current + 1, count: find.hits.length, pages: onPages });
}
