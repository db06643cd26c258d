import type { InputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { publicationKinds, publicationRules } from '@sarn/document/contract';
import { noMinutes } from '@sarn/minutes/contract';
import type { PublicationField } from '@sarn/document/contract';
import type { savePublication } from '../contract/index.ts';
import { assertChanges } from './change.service.ts';
import { keepChanges } from './change.store.ts';
import type { Dependencies } from '@sarn/document/server';
import { keepOrder } from '@sarn/order-form/server';
import { saveDraft } from './draft.service.ts';
import { keepPublication, listBooks } from './publication.store.ts';
import { meetingKeyOf, searchPattern } from '@sarn/search/server';

/**
 * Writes a document of a published kind as draft, or a new version of one's own; see `saveDraft`.
 * Fields that its kind does not have are dropped.
 */
export async function savePublicationDraft(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof savePublication>,
): Promise<{ documentId: string; version: number }> {
  const { kind, meetingName, meetingNo, meetingDate, inForceOn, changes, minutes, ...rest } = input;
  const { commandType, namedPersonIds, remarks, ...draft } = rest;
  const asks = (field: PublicationField) => publicationRules[kind].fields.includes(field);
  const isOfMeeting = asks('meetingNo');
  const saved = await saveDraft(deps, tx, context, {
    ...draft,
    kind,
    bodyJson: draft.bodyJson ?? null,
    addressee: asks('addressee') ? draft.addressee : '',
    speed: asks('speed') ? draft.speed : 'normal',
    addressedUnitIds: [],
    alsoFoundBy: isOfMeeting ? [meetingName, meetingNo] : [],
  });
  await keepPublication(tx, saved.documentId, kind, {
    meetingName: isOfMeeting ? meetingName : '',
    meetingNo: isOfMeeting ? meetingNo : '',
    meetingDate: isOfMeeting ? (meetingDate ?? null) : null,
    minutes: isOfMeeting ? (minutes ?? noMinutes) : null,
    meetingKey: isOfMeeting ? meetingKeyOf(meetingName, meetingNo) : null,
    inForceOn: asks('inForceOn') ? (inForceOn ?? null) : null,
    remarks: asks('remarks') ? remarks : '',
  });
  if (kind === 'command')
    await keepOrder(deps, tx, saved.documentId, { commandType, namedPersonIds });
  const asked = asks('changes') ? changes : [];
  const { program, principals } = context.caller;
  // A program may read what the person may not: it names no document that is changed.
  await assertChanges(tx, kind, asked, program ? [] : principals);
  await keepChanges(tx, saved.documentId, asked);
  return saved;
}

/** One document in a book, as a panel of the dashboard shows it. */
export interface BookLine {
  readonly documentId: string;
  readonly number: string;
  readonly meetingNo: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly isRead: boolean;
}

export interface BookPage {
  readonly lines: readonly BookLine[];
  /** Whether there are older ones, which only the search finds. */
  readonly hasMore: boolean;
}

/** Most documents in a panel: ten pages of five. */
const bookCap = 50;

/**
 * The books of the dashboard by their names of specification §7, each newest first.
 *
 * @param ask.books names of the wanted books; others are left out of the answer
 */
export async function books(
  h: Handle,
  caller: Caller,
  ask: { readonly books: readonly string[]; readonly search: string },
): Promise<ReadonlyMap<string, BookPage>> {
  const kinds = publicationKinds.filter((kind) => ask.books.includes(publicationRules[kind].book));
  const rows = await listBooks(h, {
    kinds,
    principals: caller.principals,
    readerId: caller.id,
    pattern: searchPattern(ask.search),
    limit: bookCap + 1,
  });
  return new Map(
    kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      const lines = own.slice(0, bookCap).map(({ letterNo, ...line }) => {
        return { ...line, number: letterNo };
      });
      return [publicationRules[kind].book, { lines, hasMore: own.length > bookCap }];
    }),
  );
}
