import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { listAnnotations } from '../contract/index.ts';
import type { AddedAnnotation } from '../contract/index.ts';

export const pathOf = (documentId: string): string => `/registry/document/${documentId}/annotation`;

/** Where on the page, if it matters. */
export const place = { page: 1, left: 110, top: 220, width: 80, height: 30 };

export const note = (text: string, at: object = {}): AddedAnnotation => ({
  place: { ...place, ...at },
  content: { kind: 'note', ink: 'blue', text },
});

/** A line drawn by hand, with its words. */
export const ink = (text: string): AddedAnnotation => ({
  place,
  content: {
    kind: 'ink',
    text,
    strokes: [
      {
        ink: 'red',
        points: [
          [0, 0, 0.5],
          [40, 15, 0.8],
          [80, 30, 0.5],
        ],
      },
    ],
  },
});

async function list(office: OfficeInstance, account: string, documentId: string) {
  await office.app.settled();
  return listAnnotations.output.parse(await office.get(account, pathOf(documentId)));
}

/** People who write on documents. */
export const writing = (office: OfficeInstance) => ({
  add: (account: string, documentId: string, fileId: string, annotations: unknown) =>
    office.post(account, `${pathOf(documentId)}/add`, { fileId, annotations }),
  takeBack: (account: string, documentId: string, annotationId: string): Promise<Answer> =>
    office.post(account, `${pathOf(documentId)}/take-back`, { annotationId }),
  /** With the stamp that a registered letter gets by itself. */
  list: (account: string, documentId: string) => list(office, account, documentId),
  /** What people wrote. */
  written: async (account: string, documentId: string) =>
    (await list(office, account, documentId)).rows.filter(
      ({ content }) => content.kind !== 'stamp',
    ),
  /** The bytes of a call. */
  bytes: async (account: string, path: string): Promise<Uint8Array> => {
    const answer = await office.app.fetch(`/api${path}`, {
      headers: { authorization: `Bearer ${await office.token(account)}` },
    });
    return new Uint8Array(await answer.arrayBuffer());
  },
  /** A letter that waits for the director. */
  presented: async (change: object = {}) => {
    const { documentId } = await office.register('saraban', change);
    await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-know' });
    const [file] = (await office.document('director', documentId)).files;
    return { documentId, fileId: file?.id ?? '' };
  },
});
