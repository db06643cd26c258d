import { endedSession } from '@sarn/authentication/web';
import type { WrittenText } from '@sarn/correspondence/web';
import { drawDraft, fileTitle, printDraft } from '@sarn/printed-document/contract';
import type { DrawnPage } from '@sarn/printed-document/contract';
import { call, download } from '@sarn/platform-web';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDrawing } from './drawing.ts';

export interface ShownPage extends Pick<DrawnPage, 'digest' | 'width' | 'height' | 'fields'> {
  /** Address of its picture. */
  readonly picture: string;
}

interface Shown {
  readonly pages: readonly ShownPage[];
  /** Why the newest text could not be drawn; the pages are those of the text before. */
  readonly error: unknown;
}

interface Drawn extends Shown {
  /** For when what the server knows has changed, and the text has not. */
  readonly drawAgain: () => void;
}

/** Most often that a page follows what is typed. */
const pauseMs = 150;

/** What the server draws: of all that the form has, only what is on its pages. */
function toDraft(text: WrittenText) {
  const { title, speed, documentId } = text;
  const shared = { title, speed, documentId, bodyJson: { type: 'doc', ...text.bodyJson } };
  return { ...shared, ...ownFields(text) };
}

function ownFields(text: WrittenText) {
  switch (text.kind) {
    case 'outgoing': {
      const { kind, addressee, salutation, reference, enclosures, address, contact, copies } = text;
      const { language, englishClosing, englishSigner, englishCode, hasQr } = text;
      return {
        ...{ kind, addressee, salutation, reference, enclosures, address, contact, copies },
        ...{ language, englishClosing, englishSigner, englishCode, hasQr },
      };
    }
    case 'stamp':
      return { kind: text.kind, addressee: text.addressee, contact: text.contact };
    case 'guaranty': {
      const { kind, addressee, address, validUntil, hasPhoto, remarks } = text;
      return { kind, addressee, address, validUntil, hasPhoto, remarks };
    }
    case 'report': {
      const { kind, meetingName, meetingNo, meetingDate, minutes } = text;
      return { kind, meetingName, meetingNo, meetingDate, minutes };
    }
    case 'note':
      return { kind: text.kind, addressee: text.addressee };
    case 'inside':
    case 'cycle':
      return {
        kind: text.kind,
        addressee: text.addressee,
        enclosures: text.files.map(fileTitle),
      };
    case 'command':
    case 'regularity':
    case 'rules':
    case 'announce':
    case 'declaration':
    case 'news':
      return { kind: text.kind, inForceOn: text.inForceOn, remarks: text.remarks };
  }
}

/** The text as PDF, to be printed. */
export const fetchDraft = async (text: WrittenText): Promise<Blob> =>
  (await download(printDraft, { draft: toDraft(text) })).blob;

/**
 * The pages of a text while it is written: a page is loaded again only when it changed. What could not be drawn
 * while the server was not reached, or while nobody was signed in, is drawn afterwards.
 *
 * @param text null while nobody looks
 * @param isOff whether the server is not reached
 */
export function useDrawnPages(text: WrittenText | null, isOff: boolean): Drawn {
  const [shown, setShown] = useState<Shown>({ pages: [], error: null });
  const drawing = useRef<ReturnType<typeof startDrawing> | null>(null);
  useEffect(() => {
    drawing.current = startDrawing(setShown);
    return () => drawing.current?.end();
  }, []);
  const draft = text && JSON.stringify(toDraft(text));
  useEffect(() => {
    if (draft !== null) drawing.current?.draw(draft);
  }, [draft]);
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.get) !== null;
  useEffect(() => {
    if (!isOff && !hasEnded) drawing.current?.again();
  }, [isOff, hasEnded]);
  const drawAgain = () => {
    if (draft !== null) drawing.current?.draw(draft);
  };
  return { ...shown, drawAgain };
}

function startDrawing(setShown: (make: (before: Shown) => Shown) => void) {
  /** Addresses of the pictures of the pages now shown, by their digests. */
  let pictures = new Map<string, string>();
  const ask = async (draft: string) => {
    const known = [...pictures.keys()];
    const { pages } = await call(drawDraft, { draft: JSON.parse(draft), known });
    const kept = new Map<string, string>();
    for (const { digest, svg } of pages) {
      const picture = pictures.get(digest) ?? (svg === null ? undefined : pictureOf(svg));
      if (picture !== undefined) kept.set(digest, picture);
    }
    const left = [...pictures].filter(([digest]) => !kept.has(digest));
    pictures = kept;
    // The page that they were shown on is replaced in the same turn.
    setTimeout(() => left.forEach(([, picture]) => URL.revokeObjectURL(picture)), 1_000);
    return pages.map((page) => ({ ...page, picture: kept.get(page.digest) ?? '' }));
  };
  const drawing = createDrawing(
    ask,
    ({ pages, error }) => setShown((before) => ({ pages: pages ?? before.pages, error })),
    pauseMs,
  );
  return {
    ...drawing,
    end() {
      drawing.end();
      for (const picture of pictures.values()) URL.revokeObjectURL(picture);
    },
  };
}

/** As a picture an SVG runs no scripts and loads nothing. */
const pictureOf = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
