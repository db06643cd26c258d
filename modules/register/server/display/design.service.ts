import { AppError, formatInstant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { settingsTopic, tellChangeToAll } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { bookTable } from '../../contract/index.ts';
import type {
  ColumnDesign,
  getBookColumns,
  resetBookDesign,
  saveBookColumns,
} from '../../contract/index.ts';
import { findDesign, listBooks, lockBook, putColumns, putDesign } from './book.store.ts';
import type { BookRow, DesignPart, DesignState } from './book.store.ts';
import { wholeDesign } from './columns.rules.ts';
import { designParts } from './design-parts.ts';

/** @throws AppError 'platform.not-found' */
export async function bookOfKind(h: Handle, kind: string): Promise<BookRow> {
  const [book] = await listBooks(h, [kind]);
  if (!book) throw new AppError('platform.not-found');
  return book;
}

/** What the settings page shows above a design. */
export async function designHead(
  deps: Dependencies,
  h: Handle,
  { kind, th, en }: BookRow,
  part: DesignPart,
): Promise<Omit<ColumnDesign, 'columns'>> {
  const { version, isOwn, changedBy, changedAt } = await findDesign(h, kind, part);
  const byName = await nameOf(deps, h, changedBy);
  const changed = changedAt === null ? null : { byName, at: changedAt };
  return { book: kind, nameTh: th, nameEn: en, isOwn, version, changed };
}

async function nameOf(deps: Dependencies, h: Handle, personId: string | null): Promise<string> {
  if (personId === null) return '';
  const [card] = await deps.organisation.personCard(h, [personId]);
  return card?.name ?? '';
}

/** All columns of a register, for their settings page. */
export async function columnDesign(
  deps: Dependencies,
  h: Handle,
  { book }: InputOf<typeof getBookColumns>,
): Promise<ColumnDesign> {
  const known = await bookOfKind(h, book);
  return { ...(await designHead(deps, h, known, 'columns')), columns: [...known.columns] };
}

/**
 * Sets the columns of a register.
 *
 * @throws AppError 'settings.stale' (R1), 'settings.locked' (R6), 'platform.not-found'
 */
export async function saveColumns(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { book, version, columns, reason }: InputOf<typeof saveBookColumns>,
): Promise<ColumnDesign> {
  const whole = wholeDesign(columns);
  if (!whole) throw new AppError('settings.locked');
  const at = { book, part: 'columns', act: 'set', isOwn: true } as const;
  await changeDesign(deps, tx, context, { ...at, version, reason }, async () => {
    const { columns: before } = await bookOfKind(tx, book);
    await putColumns(tx, book, whole);
    return { before, after: whole };
  });
  return columnDesign(deps, tx, { book });
}

/** A part of a register as it was delivered. @throws as `saveColumns` */
export async function clearDesign(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { book, part, version, reason }: InputOf<typeof resetBookDesign>,
): Promise<void> {
  const at = { book, part, act: 'reset', isOwn: false } as const;
  await changeDesign(deps, tx, context, { ...at, version, reason }, async () => {
    const before = await designParts[part].read(tx, book);
    await designParts[part].put(tx, book, null);
    return { before, after: null };
  });
}

const acts = {
  set: 'registry.book-design-set',
  reset: 'registry.book-design-reset',
  restored: 'registry.book-design-restored',
} as const;

interface DesignWanted {
  readonly book: string;
  readonly part: DesignPart;
  readonly act: keyof typeof acts;
  readonly isOwn: boolean;
  /** As the person read it. */
  readonly version: number;
  readonly reason: string;
}

/** Changes a design that nobody changed meanwhile, with its entry in the audit trail. */
export async function changeDesign(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  wanted: DesignWanted,
  write: () => Promise<object>,
): Promise<void> {
  const { book, part, act, isOwn, version, reason } = wanted;
  if (!(await lockBook(tx, book))) throw new AppError('platform.not-found');
  const known = await findDesign(tx, book, part);
  if (known.version !== version) throw await staleDesign(deps, tx, known);
  const detail = await write();
  const at = deps.platform.clock.now().toISOString();
  await putDesign(tx, { book, part, isOwn, by: caller.id, at }, version + 1);
  await deps.platform.audit.write(tx, {
    act: acts[act],
    callerId: caller.id,
    subject: { kind: 'register-book', id: book },
    // `wasOwn`: what is undone goes back to the delivered state where that was before.
    detail: { part, reason, wasOwn: known.isOwn, isOwn, ...detail },
    requestId,
  });
  await deps.platform.announcements.announce(tx, settingsTopic);
  const told = { kind: 'settings', id: bookTable.code } as const;
  tx.afterCommit(() => tellChangeToAll(deps.platform.live, told));
}

async function staleDesign(deps: Dependencies, tx: Tx, known: DesignState): Promise<AppError> {
  return new AppError('settings.stale', {
    name: await nameOf(deps, tx, known.changedBy),
    at: known.changedAt === null ? '' : formatInstant(known.changedAt, 'short', 'th'),
  });
}
