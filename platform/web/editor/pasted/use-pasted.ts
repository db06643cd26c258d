import { useEffect, useRef, useState } from 'react';
import { takeOut } from './left-out.ts';
import type { LeftOut, LeftOutField, PastedRest } from './left-out.ts';
import { keptPicture, picturesIn } from './table-file.ts';
import { withTabs } from '../tabs/pasted-tabs.ts';
import { useDropped } from './use-dropped.ts';

interface Pasted {
  readonly clipboardData?: DataTransfer | null;
  readonly dataTransfer?: DataTransfer | null;
}

/**
 * Keeps tables and pictures out of the text when something is pasted or dropped, and tells of them.
 *
 * @param field the value of the form; where there is none, what was left out is lost with the editor
 */
export function usePasted(field: LeftOutField | undefined) {
  const [own, setOwn] = useState<readonly PastedRest[]>([]);
  const rest = field?.value ?? own;
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const change = (make: (known: readonly PastedRest[]) => readonly PastedRest[]) =>
    latest.current ? latest.current.onChange(make) : setOwn(make);
  const found = useRef<LeftOut | null>(null);
  const { tellDropped, handleDOMEvents, ...told } = useDropped();
  const tell = async (left: LeftOut, files: readonly File[], isAlone: boolean) => {
    const painted = await Promise.all(files.map(keptPicture));
    change((known) => {
      const id = Math.max(0, ...known.map((one) => one.id)) + 1;
      return [...known, { ...left, id, painted, isAlone, attached: {} }];
    });
  };
  /** @param isEmpty nothing else was pasted: what is selected in the text must stay */
  const onPasted = (event: Pasted, isEmpty: boolean): boolean => {
    const data = event.clipboardData ?? event.dataTransfer;
    const painted = picturesIn(data?.files);
    const left = found.current;
    found.current = null;
    if (left) {
      void tell(left, painted, isEmpty);
      return isEmpty;
    }
    // A picture alone, such as a part of the screen.
    if (!isEmpty || painted.length === 0) return false;
    void tell({ tables: [], pictures: [] }, painted, true);
    return true;
  };
  const handlers = {
    handleDOMEvents,
    transformPastedHTML: (html: string): string => {
      const { html: kept, dropped: lost, ...left } = takeOut(html);
      tellDropped(lost);
      if (left.tables.length + left.pictures.length > 0) found.current = left;
      return kept;
    },
    transformPasted: withTabs,
    handlePaste: (_view: unknown, event: ClipboardEvent, slice: { readonly size: number }) =>
      onPasted(event, slice.size === 0),
    handleDrop: (
      _view: unknown,
      event: DragEvent,
      slice: { readonly size: number },
      isMoved: boolean,
    ) => !isMoved && onPasted(event, slice.size === 0),
  };
  const close = (id: number) => change((known) => known.filter((one) => one.id !== id));
  const noteAttached = (id: number, key: string, name: string) =>
    change((known) =>
      known.map((one) =>
        one.id === id ? { ...one, attached: { ...one.attached, [key]: name } } : one,
      ),
    );
  return { rest, handlers, close, noteAttached, ...told };
}
