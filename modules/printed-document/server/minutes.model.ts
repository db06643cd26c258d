import { printedDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findPublication } from '@sarn/correspondence/server';
import { listSteps } from '@sarn/document/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { noMinutes } from '@sarn/minutes/contract';
import type { Minutes, ReportSigner } from '@sarn/minutes/contract';
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
  const { recorderPost, recorder: chosen, reviewer: _, ...minutes } = typed.minutes;
  const recorder = chosen ? asSigner(chosen) : await personAsSigner(deps, h, typed.authorId);
  return {
    ...{ kind: 'minutes' as const, subject, meeting, meetingNo, meetingDate, ...minutes },
    recorder: withPost(recorder, recorderPost),
  };
}

/**
 * The report of a meeting: form 11. Unless others are chosen, its author is the recorder and its signatory the
 * reviewer. Null where its fields are missing.
 */
export async function minutesModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<MinutesDocument | null> {
  const fields = await findPublication(h, document.id);
  if (!fields) return null;
  const { certified } = fields;
  const minutes = fields.minutes ?? noMinutes;
  const { secrecy } = await classWords(h, document);
  return {
    ...{ version: 1, number: '', date: document.letterDate, keepWhole: [] },
    ...{ isDraft: document.letterDate === null, secrecy },
    ...(await minutesParts(deps, h, {
      ...{ ...fields, title: document.title, minutes },
      authorId: document.authorId,
    })),
    ...(await signersOf(deps, h, document, minutes)),
    body: bodyOf(document),
    ...(certified ? { certified: certifiedLine(certified) } : {}),
  };
}

const withPost = (signer: DocumentSigner, title: string): DocumentSigner =>
  title === '' ? signer : { ...signer, posts: [...signer.posts, { title, acting: null }] };

const asSigner = ({ name, post }: ReportSigner): DocumentSigner => ({
  name,
  posts: post === '' ? [] : [{ title: post, acting: null }],
});

/** Nobody, until the form or the route names somebody. */
const nobody: DocumentSigner = { name: '', posts: [] };

/** Who reviewed a report, and the signatory, who may be that person, the recorder or somebody else. */
export async function signersOf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow | null,
  { recorder, reviewer }: Minutes,
): Promise<Pick<MinutesDocument, 'signer' | 'reviewer' | 'signerIs'>> {
  const named = reviewer && asSigner(reviewer);
  const steps = document ? await listSteps(h, document.id, null) : [];
  const planned = steps.findLast(({ role }) => role === 'sign')?.personId;
  const signed = document?.signedByName ?? null;
  if (!document || (signed === null && !planned)) return { signer: named ?? nobody };
  const signer = await signerOf(deps, h, document, steps);
  const isSigner = ({ personId, name }: ReportSigner) =>
    signed === null ? personId === planned || name === signer.name : name === signed;
  if (named && isSigner(reviewer)) return { signer: named };
  // Reports of before name neither, and are printed as they were.
  if (recorder && isSigner(recorder)) {
    return { signer, reviewer: named ?? nobody, signerIs: 'recorder' };
  }
  // Somebody who acts for the reviewer is the one who reviewed it.
  if (!named || reviewer.personId === planned) return { signer };
  return { signer, reviewer: named, signerIs: 'other' };
}

/** The meeting that certified the report. */
const certifiedLine = (by: { readonly meetingNo: string; readonly meetingDate: string }): string =>
  `ที่ประชุมรับรองแล้วในครั้งที่ ${by.meetingNo} เมื่อวันที่ ${printedDate(by.meetingDate)}`;
