import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The block of the written text in which the caret is: its place among the nodes of the text. Null while one
 * writes elsewhere.
 *
 * @param beside an element of the form in which the text is
 */
export function useCaretBlock(beside: RefObject<HTMLElement | null>): number | null {
  const [block, setBlock] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => setBlock(blockOf(beside.current));
    const events = ['selectionchange', 'focusin', 'focusout'] as const;
    for (const event of events) document.addEventListener(event, tell);
    return () => {
      for (const event of events) document.removeEventListener(event, tell);
    };
  }, [beside]);
  return block;
}

function blockOf(beside: HTMLElement | null): number | null {
  const editor = document.activeElement?.closest('[contenteditable="true"]');
  const caret = getSelection()?.anchorNode ?? null;
  if (!editor || !beside?.closest('form')?.contains(editor) || !caret) return null;
  const at = [...editor.children].findIndex((one) => one.contains(caret));
  return at < 0 ? null : at;
}
