import { printedDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findPublication } from '@sarn/correspondence/server';
import { listSteps } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { noMinutes } from '@sarn/minutes/contract';
import type { Minutes } from '@sarn/minutes/contract';
import type { DocumentSigner, MinutesDocument } from '@sarn/pdf/contract';
import { bodyOf, classWords, personAsSigner, signerOf } from './shared.model.ts';

interface Meeting {
  readonly title: string;
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: CivilDate | null;
  readonly minutes: Minutes;
  /** Who records it. */
  readonly authorId: string;
}

/** What only the report of a meeting has, as it was typed: stored, or while it is written. */
export async function minutesParts(deps: Dependencies, h: Handle, typed: Meeting) {
  const { title: subject, meetingName: meeting, meetingNo, meetingDate } = typed;
  const { recorderPost, ...minutes } = typed.minutes;
  const recorder = await personAsSigner(deps, h, typed.authorId);
  return {
    ...{ kind: 'minutes' as const, subject, meeting, meetingNo, meetingDate, ...minutes },
    recorder: withPost(recorder, recorderPost),
  };
}

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
  const { certified } = fields;
  const { secrecy } = await classWords(h, document);
  return {
    ...{ version: 1, number: '', date: document.letterDate, keepWhole: [] },
    ...{ isDraft: document.letterDate === null, secrecy },
    ...(await minutesParts(deps, h, {
      ...{ ...fields, title: document.title, minutes: fields.minutes ?? noMinutes },
      authorId: document.authorId,
    })),
    signer: await reviewerOf(deps, h, document),
    body: bodyOf(document),
    ...(certified ? { certified: certifiedLine(certified) } : {}),
  };
}

const withPost = (signer: DocumentSigner, title: string): DocumentSigner =>
  title === '' ? signer : { ...signer, posts: [...signer.posts, { title, acting: null }] };

/** Nobody, until the route names somebody. */
export async function reviewerOf(
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
