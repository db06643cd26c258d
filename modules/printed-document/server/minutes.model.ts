import { printedDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { noMinutes } from '@sarn/correspondence/contract';
import { findPublication } from '@sarn/correspondence/server';
import { listSteps } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { DocumentSigner, MinutesDocument } from '@sarn/pdf/contract';
import { bodyOf, classWords, personAsSigner, signerOf } from './shared.model.ts';

/**
 * The report of a meeting: form 11. Its author is the recorder, its signatory the reviewer. Null where its
 * fields are missing.
 */
export async function minutesModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<MinutesDocument | null> {
  const fields = await findPublication(h, document.id);
  if (!fields) return null;
  const { meetingName: meeting, meetingNo, meetingDate, certified } = fields;
  const { recorderPost, ...minutes } = fields.minutes ?? noMinutes;
  const recorder = await personAsSigner(deps, h, document.authorId);
  const { secrecy } = await classWords(h, document);
  return {
    ...{ kind: 'minutes', version: 1, number: '', date: document.letterDate, keepWhole: [] },
    ...{ subject: document.title, isDraft: document.letterDate === null, secrecy },
    ...{ meeting, meetingNo, meetingDate, ...minutes },
    recorder: withPost(recorder, recorderPost),
    signer: await reviewerOf(deps, h, document),
    body: bodyOf(document),
    ...(certified ? { certified: certifiedLine(certified) } : {}),
  };
}

const withPost = (signer: DocumentSigner, title: string): DocumentSigner =>
  title === '' ? signer : { ...signer, posts: [...signer.posts, { title, acting: null }] };

/** Nobody, until the route names somebody. */
async function reviewerOf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<DocumentSigner> {
  const steps = await listSteps(h, document.id, null);
  const isKnown = document.signedByName !== null || steps.some(({ role }) => role === 'sign');
  return isKnown ? signerOf(deps, h, document) : { name: '', posts: [] };
}

/** The meeting that certified the report. */
const certifiedLine = (by: { readonly meetingNo: string; readonly meetingDate: string }): string =>
  `ที่ประชุมรับรองแล้วในครั้งที่ ${by.meetingNo} เมื่อวันที่ ${printedDate(by.meetingDate)}`;
