import { inks, stampBox } from '@sarn/annotation/contract';
import type { AddedContent, Ink } from '@sarn/annotation/contract';
import type { ViewerPlace } from '@sarn/file/web';
import {
  millimetresOf,
  noteSize,
  qrSize,
  signatureWidth,
  usualBox,
  within,
} from './draft-items.ts';
import type { Box, DraftItem, UsualPlace } from './draft-items.ts';
import { useWriting } from './writing.ts';

const a4 = { width: 595, height: 842 };

/** Adds what is placed and not drawn, and moves things to the usual places. */
export function useAdding({ page, pages, goTo }: ViewerPlace) {
  const { items, change, choose, setTool, ink, setInk, setListed, stampPlace, signature } =
    useWriting();
  const sizeOf = (at: number) => millimetresOf(pages[at] ?? a4);
  const add = (content: AddedContent, at: number, box: Box) => {
    const key = `${content.kind}-${crypto.randomUUID()}`;
    const place = { page: at + 1, ...within(box, sizeOf(at)) };
    change((known) => [...known, { key, place, content }]);
    choose(key);
    setTool('select');
    goTo(at, place.top / sizeOf(at).height);
  };
  return {
    hasStamp: items.some(({ content }) => content.kind === 'stamp'),
    hasSignature: items.some(({ content }) => content.kind === 'signature'),
    hasQr: items.some(({ content }) => content.kind === 'qr'),
    addNote: () => {
      add({ kind: 'note', ink, text: '' }, page, usualBox('bottom-right', noteSize, sizeOf(page)));
      // Its words are typed there.
      setListed(true);
    },
    addStamp: () => add({ kind: 'stamp' }, 0, stampBox(stampPlace, sizeOf(0).width)),
    addQr: () => add({ kind: 'qr' }, page, usualBox('bottom-left', qrSize, sizeOf(page))),
    addSignature: () => {
      if (!signature) return;
      const height = (signatureWidth * signature.height) / signature.width;
      const size = { width: signatureWidth, height };
      add({ kind: 'signature' }, page, usualBox('bottom-right', size, sizeOf(page)));
    },
    takeInk: (taken: Ink) => {
      if (inks.includes(taken)) setInk(taken);
      setTool('pen');
    },
    moveTo: (item: DraftItem, where: UsualPlace) => {
      const at = where === 'end' ? pages.length - 1 : item.place.page - 1;
      const box = within({ ...usualBox(where, item.place, sizeOf(at)) }, sizeOf(at));
      change((known) =>
        known.map((one) =>
          one.key === item.key ? { ...one, place: { ...one.place, ...box, page: at + 1 } } : one,
        ),
      );
      goTo(at, box.top / sizeOf(at).height);
    },
  };
}
