import type { OfficeInstance } from '@sarn/server/testing';
import { getReview, plainBody } from '../contract/index.ts';
import type { Decision, Remark } from '../contract/index.ts';

export const pathOf = (documentId: string): string => `/registry/document/${documentId}/review`;

/** The author of the drafts, who reviews them, and who signs them. */
export const author = 'officer.policy';
export const reviewer = 'officer2.policy';
export const signer = 'head.policy';

const words = 'เห็นควรจัดประชุม ณ ห้องประชุม 2 ในวันที่ 24 พฤศจิกายน';

const paragraph = (text: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

/** The form of a memo with this text. */
export const memoOf = (office: OfficeInstance, ...texts: readonly string[]) => ({
  title: 'ขออนุมัติจัดประชุม',
  addressee: 'ผู้อำนวยการกองกฎหมาย',
  unitIds: [office.unit('legal')],
  bodyJson: {
    type: 'doc',
    content: (texts.length > 0 ? texts : [words, 'จึงเรียนมาเพื่อโปรดพิจารณา']).map(paragraph),
  },
});

/** What people do with drafts in tests. */
export const reviewing = (office: OfficeInstance) => {
  const read = async (account: string, documentId: string) =>
    getReview.output.parse(await office.get(account, pathOf(documentId)));
  const textOf = async (documentId: string) =>
    plainBody((await office.document(author, documentId)).bodyJson);
  /** The part of the text with these words. */
  const placeOf = async (documentId: string, quote: string) => {
    const from = (await textOf(documentId)).indexOf(quote);
    return { from, to: from + quote.length, quote };
  };
  const add = async (account: string, documentId: string, ...remarks: readonly object[]) => {
    const { version } = await office.document(account, documentId);
    return office.post(account, `${pathOf(documentId)}/add`, { version, remarks });
  };
  return {
    ...{ read, textOf, placeOf, add },
    draft: async (...texts: readonly string[]): Promise<string> => {
      const saved = await office.post(author, '/registry/memo/save', memoOf(office, ...texts));
      return String(saved['documentId']);
    },
    submit: (documentId: string) =>
      office.act(author, documentId, 'submit', {
        reviewerIds: [office.person(reviewer)],
        signatoryId: office.person(signer),
      }),
    comment: async (account: string, documentId: string, quote: string, text: string) =>
      add(account, documentId, {
        ...{ kind: 'comment', text },
        ...(await placeOf(documentId, quote)),
      }),
    suggest: async (account: string, documentId: string, quote: string, insert: string) =>
      add(account, documentId, {
        ...{ kind: 'suggestion', insert },
        ...(await placeOf(documentId, quote)),
      }),
    reply: (account: string, documentId: string, remarkId: string, text: string) =>
      office.post(account, `${pathOf(documentId)}/reply`, { remarkId, text }),
    decide: async (
      account: string,
      documentId: string,
      decision: Decision,
      remarks: readonly Pick<Remark, 'id'>[],
      version?: number,
    ) =>
      office.post(account, `${pathOf(documentId)}/decide`, {
        ...{ decision, remarkIds: remarks.map(({ id }) => id) },
        version: version ?? (await office.document(account, documentId)).version,
      }),
  };
};
