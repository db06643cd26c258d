import { useState } from 'react';
import type { DocxProblem } from '../docx/docx-parts.ts';
import type { Dropped } from './dropped.ts';
import { isTooLarge } from './too-large.ts';

/** Why nothing was pasted, or taken out of a file. */
export type PasteProblem = DocxProblem | 'docx-empty' | 'too-large';

/** What the last paste had and the text cannot have; a paste that is too large is stopped before anything reads it. */
export function useDropped() {
  const [dropped, setDropped] = useState<Dropped | PasteProblem | null>(null);
  const stop = (event: Event, data: DataTransfer | null): boolean => {
    if (!isTooLarge(data)) return false;
    event.preventDefault();
    setDropped('too-large');
    return true;
  };
  return {
    dropped,
    forget: () => setDropped(null),
    tellProblem: (problem: PasteProblem) => setDropped(problem),
    tellDropped: (lost: Dropped) => setDropped(Object.keys(lost).length > 0 ? lost : null),
    handleDOMEvents: {
      paste: (_view: unknown, event: ClipboardEvent) => stop(event, event.clipboardData),
      drop: (_view: unknown, event: DragEvent) => stop(event, event.dataTransfer),
    },
  };
}
