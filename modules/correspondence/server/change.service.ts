import { AppError, civilDateAt } from '@sarn/kernel';
import type { Caller, Handle, Tx } from '@sarn/platform-server';
import {
  changeKinds,
  changeableKinds,
  changedKinds,
  documentKinds,
  publicationRules,
  validityOn,
  validities,
} from '@sarn/document/contract';
import type { DocumentKind, PublicationKind } from '@sarn/document/contract';
import type { ChangeView, PublicationView } from '../contract/index.ts';
import type { DocumentChange } from '../contract/index.ts';
import {
  findTitle,
  listChangeable,
  listChanges,
  listChangesOf,
  listPossible,
} from './change.store.ts';
import type { ChangeRow } from './change.store.ts';
import type { Dependencies } from '@sarn/document/server';
import { holdDuplicateKey } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import { searchPattern } from '@sarn/search/server';

/** Kinds a document may change: a circular changes circulars only, other kinds all but these. */
const changeableBy = (kind: PublicationKind): readonly PublicationKind[] =>
  kind === 'cycle' ? ['cycle'] : changeableKinds.filter((one) => one !== 'cycle');

/**
 * Refuses a draft with a change that is not possible.
 *
 * @throws 'registry.change-not-possible' with the title, if the caller may read it
 */
export async function assertChanges(
  tx: Tx,
  kind: PublicationKind,
  changes: readonly DocumentChange[],
  principals: readonly string[],
): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map((change) => change.documentId);
  const possible = await listPossible(tx, ids, changeableBy(kind), principals);
  const wrong = changes.find(
    (change, place) =>
      ids.indexOf(change.documentId) !== place ||
      !possible.includes(change.documentId) ||
      !publicationRules[kind].mayChange.includes(change.kind),
  );
  if (!wrong) return;
  const title = (await findTitle(tx, wrong.documentId, principals)) ?? '–';
  throw new AppError('registry.change-not-possible', { title });
}

/**
 * Guard of publishing: what the document changes must not have been ended meanwhile. Documents that
 * change the same one are published one after the other, so that the second sees the first.
 */
export async function assertChangesPossible(run: TransitionRun): Promise<void> {
  const { document } = run.subject;
  const { principals } = run.actor;
  const rows = await listChanges(run.tx, document.id, principals);
  for (const id of rows.map((row) => row.documentId).toSorted()) {
    await holdDuplicateKey(run.tx, `change ${id}`);
  }
  await assertChanges(run.tx, document.kind as PublicationKind, rows, principals);
}

const fromOf = (row: { inForceOn: string | null; publishedAt: string | null }): string | null =>
  row.inForceOn ?? (row.publishedAt ? civilDateAt(row.publishedAt) : null);

/** What a published document changes, what changes it, and whether it is in force today. */
export async function changesOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  item: {
    readonly id: string;
    readonly kind: PublicationKind;
    readonly inForceOn: string | null;
    readonly publishedAt: string | null;
  },
): Promise<Pick<PublicationView, 'validity' | 'changes' | 'changedBy' | 'heldFrom'>> {
  if (!changeableKinds.includes(item.kind)) {
    return { validity: null, changes: [], changedBy: [], heldFrom: null };
  }
  const changes = await listChanges(h, item.id, caller.principals);
  const changedBy = await listChangesOf(h, item.id, caller.principals);
  const from = item.publishedAt && fromOf(item);
  const holding = changedBy.map((row) => ({ kind: row.kind, from: fromOf(row) ?? '' }));
  const today = civilDateAt(deps.platform.clock.now());
  const code = from ? validityOn({ today, from, changedBy: holding }) : null;
  return {
    heldFrom: from || null,
    validity: code && { code, term: validities[code] },
    changes: changes
      .filter((row) => row.isReadable)
      .map((row) => viewOf(row, changeKinds[row.kind], from)),
    changedBy: changedBy
      .filter((row) => row.isReadable)
      .map((row) => viewOf(row, changedKinds[row.kind], fromOf(row))),
  };
}

function viewOf(row: ChangeRow, term: ChangeView['term'], from: string | null): ChangeView {
  const { kind, documentId, letterNo, title } = row;
  const { th, en } = documentKinds[row.documentKind as DocumentKind];
  return { kind, term, documentId, kindTerm: { th, en }, letterNo, title, from };
}

/** Most documents that the search offers. */
const offerAtMost = 10;

/** Published documents that a document of the kind may change. */
export async function changeable(
  h: Handle,
  caller: Caller,
  ask: { readonly kind: PublicationKind; readonly text: string },
) {
  const rows = await listChangeable(h, {
    kinds: changeableBy(ask.kind),
    principals: caller.principals,
    pattern: searchPattern(ask.text),
    limit: offerAtMost,
  });
  return {
    rows: rows.map(({ kind, ...row }) => {
      const { th, en } = documentKinds[kind as DocumentKind];
      return { ...row, kindTerm: { th, en } };
    }),
  };
}
