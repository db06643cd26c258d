import { useForm, useWords } from '@sarn/platform-web';
import { annotationLimits } from '@sarn/annotation/contract';
import type { Ink } from '@sarn/annotation/contract';
import { useState } from 'react';
import { useAdd } from './annotation.client.ts';
import type { DraftItem } from './draft-items.ts';
import { annotationWords } from './words/annotation-words.ts';
import type { Draft, Tool } from './writing.ts';

const nothing: Draft = { fileId: '', items: [] };

/** What the reader writes, kept like any other input until it is saved. */
export function useDraft(documentId: string) {
  const say = useWords(annotationWords);
  const add = useAdd(documentId);
  const [writingOn, setWritingOn] = useState<string | null>(null);
  const [past, setPast] = useState<readonly (readonly DraftItem[])[]>([]);
  const [chosen, choose] = useState<string | null>(null);
  const [tool, setTool] = useState<Tool>('pen');
  const [ink, setInk] = useState<Ink>('blue');
  const form = useForm<Draft, true, 'save'>({
    name: 'annotation',
    about: documentId,
    start: nothing,
    ways: ['save'],
    check({ items }) {
      const problem = problemOf(items);
      return problem ? { items: say(problem) } : {};
    },
    async send({ fileId, items }, { idempotencyKey }) {
      const sent = items.map(({ place, content }) => ({ place, content }));
      await add(fileId, sent, idempotencyKey);
      return true;
    },
    onFinish: () => stop(),
  });
  const stop = () => {
    form.reset(nothing);
    setPast([]);
    choose(null);
    setWritingOn(null);
  };
  const items = writingOn === form.values.fileId ? form.values.items : [];
  return {
    ...{ form, items, writingOn, stop, chosen, choose, tool, setTool, ink, setInk },
    begin: (fileId: string) => {
      setWritingOn(fileId);
      setTool('pen');
    },
    change: (make: Make, isContinued = false) => {
      if (writingOn === null) return;
      if (!isContinued) setPast((known) => [...known.slice(1 - mostSteps), items]);
      form.change((known) => ({
        fileId: writingOn,
        items: make(known.fileId === writingOn ? known.items : []),
      }));
    },
    undo:
      past.length === 0
        ? null
        : () => {
            form.change({ fileId: writingOn ?? '', items: past.at(-1) ?? [] });
            setPast(past.slice(0, -1));
          },
  };
}

type Make = (known: readonly DraftItem[]) => readonly DraftItem[];

/** That can be undone. */
const mostSteps = 50;

/** What keeps it from being saved. */
function problemOf(items: readonly DraftItem[]): 'noteEmpty' | 'tooMuch' | null {
  const isEmpty = items.some(
    ({ content }) => content.kind === 'note' && content.text.trim() === '',
  );
  if (isEmpty) return 'noteEmpty';
  const isTooMuch =
    items.length > annotationLimits.added ||
    items.some(
      ({ content }) =>
        content.kind === 'ink' &&
        (content.strokes.length > annotationLimits.strokes ||
          content.strokes.reduce((sum, { points }) => sum + points.length, 0) >
            annotationLimits.points),
    );
  return isTooMuch ? 'tooMuch' : null;
}
