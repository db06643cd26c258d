import { useLayoutEffect } from 'react';
import { cardId } from '../RemarkCard.tsx';

const gap = 8;

/** Puts each card of the list beside its words, below the one before it. */
export function useAligned(
  text: HTMLElement | null,
  list: HTMLElement | null,
  ids: readonly string[],
  isAligned: boolean,
): void {
  useLayoutEffect(() => {
    if (!text || !list) return undefined;
    const place = () => {
      const top = list.getBoundingClientRect().top;
      let end = -gap;
      for (const id of ids) {
        const card = document.getElementById(cardId(id))?.parentElement;
        if (!card) continue;
        const words = text.querySelector(`[data-remark="${id}"]`);
        const wanted = words ? words.getBoundingClientRect().top - top - gap : 0;
        const start = isAligned ? Math.max(wanted, end + gap) : end + gap;
        card.style.marginBlockStart = `${start - end}px`;
        end = start + card.offsetHeight;
      }
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(text);
    for (const card of list.children) observer.observe(card);
    const changed = new MutationObserver(place);
    changed.observe(text, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changed.disconnect();
    };
  }, [text, list, ids, isAligned]);
}
