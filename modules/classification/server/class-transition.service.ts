import { secretLevels } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { isClassified } from '@sarn/document/contract';
import { isKeptAsEntry } from './class-rules.service.ts';
import { addReaders } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { sealedFor } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import type { QueueItem } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { endNamed, listFormer, writeNamed } from './sealed.store.ts';

interface By {
  readonly id: string;
  readonly now: string;
}

const idOf = (key: string): string => key.slice(key.indexOf(':') + 1);
const idsOf = (keys: readonly string[], kind: string): string[] => [
  ...new Set(keys.filter((key) => key.startsWith(`${kind}:`)).map(idOf)),
];

export const classTerm = (secrecy: string): string =>
  secretLevels[secrecy as SecretClass]?.th ?? '';

/**
 * Whoever receives a classified document by its flow must be cleared for it, and is a named reader
 * from then on; a unit receives it through its secret registrars.
 *
 * @param readers keys as the effects named them, unsealed
 * @throws AppError 'registry.secret-not-cleared', 'registry.secret-no-registrar'
 */
export async function nameByFlow(
  deps: Dependencies,
  tx: Tx,
  document: Pick<DocumentRow, 'id' | 'secrecy'>,
  readers: readonly string[],
  by: By,
): Promise<void> {
  const { secrecy } = document;
  if (!isClassified(secrecy)) return;
  const people = idsOf(readers, 'p');
  await assertCleared(deps, tx, secrecy, people);
  for (const unitId of idsOf(readers, 'clerk')) {
    await assertRegistrar(deps, tx, secrecy, unitId);
  }
  await writeNamed(tx, people, {
    documentId: document.id,
    via: 'flow',
    mayDownload: false,
    reason: '',
    by: by.id,
    at: by.now,
    until: null,
  });
}

/** @throws AppError 'registry.secret-not-cleared' naming the first who is not */
export async function assertCleared(
  deps: Dependencies,
  tx: Tx,
  secrecy: string,
  personIds: readonly string[],
): Promise<void> {
  for (const personId of personIds) {
    const cleared = await deps.organisation.peopleForPrincipals(
      tx,
      sealedFor(secrecy, [`p:${personId}`]),
    );
    if (cleared.includes(personId)) continue;
    const [card] = await deps.organisation.personCard(tx, [personId]);
    throw new AppError('registry.secret-not-cleared', {
      name: card?.name ?? '–',
      class: classTerm(secrecy),
    });
  }
}

/** @throws AppError 'registry.secret-no-registrar' */
export async function assertRegistrar(
  deps: Dependencies,
  tx: Tx,
  secrecy: string,
  unitId: string,
): Promise<void> {
  const keys = sealedFor(secrecy, [`clerk:${unitId}`]);
  if ((await deps.organisation.peopleForPrincipals(tx, keys)).length > 0) return;
  const [unit] = await deps.organisation.units(tx, [unitId]);
  throw new AppError('registry.secret-no-registrar', {
    unit: unit?.name ?? '–',
    class: classTerm(secrecy),
  });
}

const isPost = ({ principal }: QueueItem): boolean => /^s[1-3](head|deputy):/.test(principal);

/**
 * On a classified document, queue items for a post become items for the cleared people who hold the
 * post, by name: they become readers, and whoever holds the post later does not.
 *
 * @throws AppError 'registry.secret-post-not-cleared' where an item would wait for nobody
 */
export async function namePosts(
  deps: Dependencies,
  tx: Tx,
  document: Pick<DocumentRow, 'id' | 'secrecy'>,
  items: readonly QueueItem[],
  by: By,
): Promise<QueueItem[]> {
  if (!isClassified(document.secrecy) || !items.some(isPost)) return [...items];
  const found: QueueItem[] = [];
  for (const item of items) {
    if (!isPost(item)) {
      found.push(item);
      continue;
    }
    const people = await deps.organisation.peopleForPrincipals(tx, [item.principal]);
    const keys = people.map((id) => `p:${id}`);
    await addReaders(tx, document.id, keys);
    await nameByFlow(deps, tx, document, keys, by);
    const principals = sealedFor(document.secrecy, keys);
    found.push(...principals.map((principal) => ({ ...item, principal })));
  }
  // Checked for each queue: a clerk who only follows the document cannot continue the work.
  const placeOf = ({ subjectKey, code }: QueueItem): string => `${subjectKey} ${code}`;
  const waiting = new Set(found.map(placeOf));
  if (items.some((item) => !waiting.has(placeOf(item)))) {
    throw new AppError('registry.secret-post-not-cleared', { class: classTerm(document.secrecy) });
  }
  const unique = new Map(found.map((item) => [item.subjectKey + item.code + item.principal, item]));
  return [...unique.values()];
}

/** Acts by which somebody loses their work. */
const takingAway = new Set(['recall', 'sendBack', 'withdraw', 'reassign', 'endJob']);

/**
 * Whoever had work on a classified document and has none any more can no longer read it, unless
 * they were named by hand; notices about it are withdrawn too.
 *
 * @param gone keys for which something waited before the transition
 */
export async function forgetFormer(run: TransitionRun, gone: readonly string[]): Promise<void> {
  const { document } = run.subject;
  if (!isClassified(document.secrecy) || !takingAway.has(run.row.act)) return;
  const personal = gone.filter((key) => /^s[1-3]:/.test(key)).map(idOf);
  const former = await listFormer(run.tx, document.id, [...new Set(personal)]);
  await endNamed(run.tx, document.id, former, {
    by: run.actor.id,
    at: run.actor.now,
    reason: `เรื่อง${run.row.act === 'recall' ? 'ถูกดึงกลับ' : 'ไม่อยู่กับผู้นี้แล้ว'}`,
  });
  await run.deps.notifications.withdraw(run.tx, {
    personIds: former,
    documentId: document.id,
  });
}

/** Of the upper classes only the register entry is kept: no file is accepted with an act. */
export async function assertFileMayCome(
  deps: Dependencies,
  tx: Tx,
  secrecy: string,
  files: number,
): Promise<void> {
  if (files > 0 && (await isKeptAsEntry(deps, tx, secrecy))) {
    throw new AppError('registry.secret-no-file');
  }
}
