import type { DocumentRow } from '@sarn/document/server';
import type { Caller, Handle } from '@sarn/platform-server';
import type { SealCard } from '../../contract/index.ts';
import { listSignerIds } from '../signature.store.ts';
import { listSeals } from './agency-seal.store.ts';
import type { SealRow } from './agency-seal.store.ts';

/** What the e-seal adds to a document, one card for each act after which it does. */
export async function sealCards(
  h: Handle,
  caller: Caller,
  document: DocumentRow,
): Promise<SealCard[]> {
  const rows = await listSeals(h, document.id);
  const mayConfirm =
    rows.some(waitsForSecond) && (await refusalToConfirm(h, caller, document)) === null;
  return cardsOf(rows).map(({ row, ...card }) => ({
    ...card,
    state: stateOf(row),
    mayConfirm: mayConfirm && waitsForSecond(row),
  }));
}

/** What everybody is told of the seals of a document: those that are there. */
export const madeSeals = (rows: readonly SealRow[]) =>
  cardsOf(rows.filter(({ sealedAt }) => sealedAt !== null)).map(({ row: _row, ...card }) => card);

/** Number and date may be two fields of a file; they are one seal for its readers. */
function cardsOf(rows: readonly SealRow[]) {
  const acts = [...new Set(rows.map(({ filledAfter }) => filledAfter))];
  return acts.flatMap((after) => {
    const own = rows.filter(({ filledAfter }) => filledAfter === after);
    const row = own.find(({ sealedAt }) => sealedAt === null) ?? own.at(-1);
    return row ? [{ after, sealedAt: row.sealedAt, level: row.level, row }] : [];
  });
}

const waitsForSecond = ({ dueAt, needsSecond, confirmedBy, sealedAt }: SealRow): boolean =>
  dueAt !== null && sealedAt === null && needsSecond && confirmedBy === null;

function stateOf(row: SealRow): SealCard['state'] {
  if (row.sealedAt !== null) return 'sealed';
  if (row.dueAt === null) return 'act';
  if (waitsForSecond(row)) return 'confirmation';
  return row.failure === '' ? 'sealing' : 'failed';
}

/** Why somebody cannot be the second person; null where they can. Neither the giver of the number nor a signer can. */
export async function refusalToConfirm(
  h: Handle,
  caller: Caller,
  { id, registryUnitId }: Pick<DocumentRow, 'id' | 'registryUnitId'>,
): Promise<'signature.seal-none' | 'signature.seal-forbidden' | 'signature.seal-own' | null> {
  const waiting = (await listSeals(h, id)).filter(waitsForSecond);
  if (waiting.length === 0) return 'signature.seal-none';
  const keys = [`clerk:${registryUnitId}`, `number:${registryUnitId}`];
  if (!registryUnitId || !keys.some((key) => caller.principals.includes(key))) {
    return 'signature.seal-forbidden';
  }
  const isOwn =
    waiting.some(({ askedBy }) => askedBy === caller.id) ||
    (await listSignerIds(h, id)).includes(caller.id);
  return isOwn ? 'signature.seal-own' : null;
}
