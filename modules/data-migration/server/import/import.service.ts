import { AppError, buddhistYear, civilDateAt, formatInstant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { requiredFields } from '../../contract/index.ts';
import type {
  checkImport,
  ImportFieldName,
  ImportMapping,
  ImportState,
} from '../../contract/index.ts';
import { isBookClosed } from '@sarn/register/server';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { assertCounts, holdCounter, moveCounter, openRegister } from '@sarn/register/server';
import { monthFirstPattern } from './date-cell.rules.ts';
import { dropZip } from './import-files.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportJob } from './import.jobs.ts';
import { learnt } from './import-upload.service.ts';
import {
  countRows,
  forgetRows,
  freeScans,
  hasCellLike,
  refuseTaken,
  replaceScans,
} from './import-row.store.ts';
import { findRunForUpdate, hasBusyTwin, keepHeadings, updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import { folderSource } from './scan-source.ts';

/** Dependencies of the acts on an import. */
export interface ImportDependencies {
  readonly deps: Dependencies;
  readonly files: ImportFiles;
  readonly job: ImportJob;
}

type One = { readonly id: string };

async function held(tx: Tx, { id }: One, states: readonly ImportState[]): Promise<RunRow> {
  const run = await findRunForUpdate(tx, id);
  if (!run) throw new AppError('registry.import-not-found');
  if (!states.includes(run.state)) throw new AppError('registry.import-not-now');
  return run;
}

/** Begins to read every row by the chosen columns; results of an earlier reading are replaced. */
export async function check(
  { deps, job }: ImportDependencies,
  tx: Tx,
  context: SignedContext,
  { id, unitId, kind, year, mapping }: InputOf<typeof checkImport>,
): Promise<Record<string, never>> {
  const run = await held(tx, { id }, ['UPLOADED', 'CHECKED']);
  assertColumns(mapping, run.columns.length);
  await assertBook(deps, tx, unitId, year);
  await assertOpen(tx, { unitId, kind, year });
  if (run.scansKind === 'folder' && run.scansPath) {
    await replaceScans(tx, id, await folderSource(run.scansPath).list());
  } else {
    await freeScans(tx, id);
  }
  const at = deps.platform.clock.now().toISOString();
  await keepHeadings(tx, learnt(run.columns, mapping), { personId: context.caller.id, at });
  await updateRun(tx, id, {
    ...{ state: 'CHECKING', stageRow: 0, handled: 0, unitId, kind, year, mapping },
    monthFirst: await monthFirstOf(tx, id, mapping),
  });
  await deps.platform.jobs.send(tx, job, { runId: id });
  return {};
}

function assertColumns(mapping: ImportMapping, width: number): void {
  if (requiredFields.some((field) => mapping[field] === undefined)) {
    throw new AppError('registry.import-columns-missing');
  }
  const places = Object.values(mapping);
  if (new Set(places).size < places.length || places.some((place) => place >= width)) {
    throw new AppError('registry.import-columns-twice');
  }
}

async function assertBook(deps: Dependencies, tx: Tx, unitId: string, year: number): Promise<void> {
  const units = await deps.organisation.unitTree(tx);
  if (!units.some((unit) => unit.id === unitId)) throw new AppError('registry.import-unit-unknown');
  if (year > buddhistYear(civilDateAt(deps.platform.clock.now()))) {
    throw new AppError('registry.import-year-ahead');
  }
}

/** A closed book does not change: nothing is imported, and what was imported stays. */
async function assertOpen(tx: Tx, book: Parameters<typeof isBookClosed>[1]): Promise<void> {
  if (await isBookClosed(tx, book)) throw new AppError('registry.import-year-closed');
}

async function monthFirstOf(
  tx: Tx,
  id: string,
  mapping: ImportMapping,
): Promise<ImportFieldName[]> {
  const found: ImportFieldName[] = [];
  for (const field of ['receivedOn', 'letterDate'] as const) {
    const column = mapping[field];
    if (column === undefined) continue;
    if (await hasCellLike(tx, id, column, monthFirstPattern)) found.push(field);
  }
  return found;
}

/**
 * Begins to enter the rows without errors.
 *
 * The counter of the register is advanced first, in the same transaction: from here on nobody is
 * given a number of the import, however long it takes. Its row is locked last, as always.
 *
 * @rule saraban-2526 ข้อ 37
 */
export async function enter(
  { deps, job }: ImportDependencies,
  tx: Tx,
  context: SignedContext,
  input: One,
): Promise<Record<string, never>> {
  const known = await held(tx, input, ['CHECKED']);
  const { id, unitId, kind, year, mapping } = known;
  if (!unitId || !kind || year === null) throw new AppError('registry.import-not-now');
  await assertOpen(tx, { unitId, kind, year });
  const at = deps.platform.clock.now().toISOString();
  await assertCounts(tx, { unitId, kind }, year);
  const registerId = await openRegister(tx, unitId, kind, at, year);
  if (await hasBusyTwin(tx, { id, registerId, year })) {
    throw new AppError('registry.import-same-register');
  }
  await refuseTaken(tx, { id, unitId, kind, year, column: mapping.number ?? 0 });
  const { good, last } = await countRows(tx, id);
  if (good === 0 || last === null) throw new AppError('registry.import-nothing-good');
  await noteAct(deps, tx, context, {
    act: 'registry.import-run',
    subject: { kind: 'import', id },
    detail: { file: known.fileName, register: kind, unit: unitId, year, rows: good },
  });
  await deps.platform.jobs.send(tx, job, { runId: id });
  const counterBefore = await holdCounter(tx, registerId, year);
  await updateRun(tx, id, {
    ...{ state: 'RUNNING', stageRow: 0, handled: 0, registerId, startedAt: at, endedAt: null },
    ...{ counterBefore, counterSet: Math.max(counterBefore, last), requestId: context.requestId },
  });
  await moveCounter(tx, registerId, year, last);
  return {};
}

/** Begins to undo an import. */
export async function undo(
  { deps, job }: ImportDependencies,
  tx: Tx,
  context: SignedContext,
  input: One,
): Promise<Record<string, never>> {
  const run = await held(tx, input, ['DONE']);
  const { id, fileName, startedAt, unitId, kind, year } = run;
  // Without its rows it could not be reported what stays, and why.
  if (run.forgottenAt) throw new AppError('registry.import-forgotten');
  if (unitId && kind && year !== null) await assertOpen(tx, { unitId, kind, year });
  await updateRun(tx, id, { state: 'UNDOING', stageRow: 0, handled: 0 });
  await noteAct(deps, tx, context, {
    act: 'registry.import-undo',
    subject: { kind: 'import', id },
    detail: { file: fileName, entered: startedAt ? formatInstant(startedAt) : null },
  });
  await deps.platform.jobs.send(tx, job, { runId: id });
  return {};
}

/** Discards a table that was not entered, with its rows and its zip. */
export async function discard(
  { deps, files }: ImportDependencies,
  tx: Tx,
  context: SignedContext,
  input: One,
): Promise<Record<string, never>> {
  const { id, fileName } = await held(tx, input, ['UPLOADED', 'CHECKED']);
  await forgetRows(tx, id);
  await updateRun(tx, id, { state: 'DISCARDED' });
  await noteAct(deps, tx, context, {
    act: 'registry.import-discard',
    subject: { kind: 'import', id },
    detail: { file: fileName },
  });
  tx.afterCommit(() => void dropZip(deps.platform.log, files, id));
  return {};
}
