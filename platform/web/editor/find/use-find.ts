import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import type { FindStart } from './FindBar.tsx';

/** Longest selection that is taken as what is sought. */
const mostSelected = 100;

/** The keys that open it, by their place on the keyboard: a Thai layout has other letters there. */
const opening: Readonly<Record<string, { readonly isReplacing: boolean }>> = {
  KeyF: { isReplacing: false },
  KeyH: { isReplacing: true },
};

/** Opening and closing of the search in a text: Ctrl+F, with replacing Ctrl+H. */
export function useFind() {
  const [start, setStart] = useState<(FindStart & { readonly id: number }) | null>(null);
  const open = ({ state: { doc, selection } }: EditorView, isReplacing: boolean) => {
    const text = doc.textBetween(selection.from, selection.to, '\n');
    const isWord = text.length <= mostSelected && !text.includes('\n');
    // A new bar each time: it begins with what is selected now.
    setStart((before) => ({ text: isWord ? text : '', isReplacing, id: (before?.id ?? 0) + 1 }));
  };
  /** Given to the editor once, and never another. */
  const handleKeyDown = useRef((view: EditorView, event: KeyboardEvent): boolean => {
    const asked = opening[event.code];
    if (!asked || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
    event.preventDefault();
    open(view, asked.isReplacing);
    return true;
  });
  return { start, open, handleKeyDown, close: () => setStart(null) };
}
