import { useRef, useState } from 'react';
import { takeOut } from './left-out.ts';
import type { LeftOut } from './left-out.ts';
import { picturesIn } from './table-file.ts';

/** One paste from which something was left out. */
export interface PastedRest extends LeftOut {
  readonly id: number;
  /** Pictures that the program put on the clipboard beside the text: Excel paints what was copied. */
  readonly painted: readonly File[];
  /** Nothing else was pasted. */
  readonly isAlone: boolean;
}

interface Pasted {
  readonly clipboardData?: DataTransfer | null;
  readonly dataTransfer?: DataTransfer | null;
}

/** Keeps tables and pictures out of the text when something is pasted or dropped, and tells of them. */
export function usePasted() {
  const [rest, setRest] = useState<readonly PastedRest[]>([]);
  const found = useRef<LeftOut | null>(null);
  const count = useRef(0);
  const tell = (left: LeftOut, painted: readonly File[], isAlone: boolean) => {
    count.current += 1;
    const id = count.current;
    setRest((known) => [...known, { ...left, id, painted, isAlone }]);
  };
  /** @param isEmpty nothing else was pasted: what is selected in the text must stay */
  const onPasted = (event: Pasted, isEmpty: boolean): boolean => {
    const data = event.clipboardData ?? event.dataTransfer;
    const painted = picturesIn(data?.files);
    const left = found.current;
    found.current = null;
    if (left) {
      tell(left, painted, isEmpty);
      return isEmpty;
    }
    // A picture alone, such as a part of the screen.
    if (!isEmpty || painted.length === 0) return false;
    tell({ tables: [], pictures: [] }, painted, true);
    return true;
  };
  const handlers = {
    transformPastedHTML: (html: string): string => {
      const { html: kept, ...left } = takeOut(html);
      if (left.tables.length + left.pictures.length > 0) found.current = left;
      return kept;
    },
    handlePaste: (_view: unknown, event: ClipboardEvent, slice: { readonly size: number }) =>
      onPasted(event, slice.size === 0),
    handleDrop: (
      _view: unknown,
      event: DragEvent,
      slice: { readonly size: number },
      isMoved: boolean,
    ) => !isMoved && onPasted(event, slice.size === 0),
  };
  const close = (id: number) => setRest((known) => known.filter((one) => one.id !== id));
  return { rest, handlers, close };
}
