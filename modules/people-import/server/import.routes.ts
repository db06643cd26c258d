import { rm } from 'node:fs/promises';
import { AppError } from '@sarn/kernel';
import { command, query, stream, upload } from '@sarn/platform-server';
import type { Handle, JobDefinition, Route, SignedContext, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { checkRun, lockRun } from './check.service.ts';
import { correctCell } from './correct.service.ts';
import { enterImport } from './enter.service.ts';
import { errorSheet, sampleSheet } from './error-sheet.ts';
import { onlyFile, tableSink } from './import-files.ts';
import type { SentFile } from './import-files.ts';
import { rememberHeadings, updateRun } from './import-run.store.ts';
import { readSheet, takeTable } from './import-upload.service.ts';
import { undoImport } from './undo.service.ts';
import { viewImport, viewImports, viewRows } from './view.service.ts';

interface ImportJobs {
  readonly inviteJob: JobDefinition;
  readonly undoJob: JobDefinition;
}

/** The calls by which people and units are imported. */
export function importRoutes(deps: PeopleImport, jobs: ImportJobs): Route[] {
  const { db, config, log } = deps.platform;
  const sink = tableSink(config.dataDir);
  const drop = ({ path }: SentFile) =>
    void rm(path, { force: true }).catch((error: unknown) =>
      log.warn({ err: error }, 'a table of an import could not be removed'),
    );
  return [
    query(api.listPeopleImports, async () => ({ rows: await viewImports(deps, db) })),
    query(api.getPeopleImport, async ({ id }) => ({ item: await viewImport(deps, db, id) })),
    query(api.listPeopleImportRows, (input) => viewRows(db, input)),
    stream(api.peopleImportErrorSheet, ({ id }) => errorSheet(db, id)),
    stream(api.peopleImportSample, ({ kind }) => sampleSheet(kind)),
    upload(api.uploadPeopleImport, sink, async (_input, context, tx, files) => {
      const file = onlyFile(files);
      const id = await takeTable(deps, tx, context, file);
      tx.afterCommit(() => drop(file));
      return { id };
    }),
    upload(api.readPeopleImportSheet, sink, async (input, context, tx, files) => {
      const file = onlyFile(files);
      await readSheet(deps, tx, context, input, file);
      tx.afterCommit(() => drop(file));
      return {};
    }),
    ...stepRoutes(deps, jobs),
    command(api.discardPeopleImport, async ({ id }, context, tx) => {
      await discard(deps, tx, context, id);
      return {};
    }),
  ];
}

/** What answers with the import as it is; a repeat of it does so, too, and does nothing. */
function stepRoutes(deps: PeopleImport, { inviteJob, undoJob }: ImportJobs): Route[] {
  const { db } = deps.platform;
  const item = async (h: Handle, id: string) => ({ item: await viewImport(deps, h, id) });
  const asItIs = ({ id }: { readonly id: string }) => item(db, id);
  return [
    command(
      api.checkPeopleImport,
      async (input, _context, tx) => {
        await checkWith(deps, tx, input);
        return item(tx, input.id);
      },
      asItIs,
    ),
    command(
      api.correctPeopleImport,
      async (input, context, tx) => {
        await correctCell(deps, tx, context, input);
        return item(tx, input.id);
      },
      asItIs,
    ),
    command(
      api.enterPeopleImport,
      async ({ id }, context, tx) => {
        await enterImport(deps, tx, context, id, inviteJob);
        return item(tx, id);
      },
      asItIs,
    ),
    command(
      api.undoPeopleImport,
      async ({ id }, context, tx) => {
        await undoImport(deps, tx, context, id, undoJob);
        return item(tx, id);
      },
      asItIs,
    ),
  ];
}

type CheckInput = Parameters<typeof missingFields>[0] & {
  readonly id: string;
  readonly topUnitId: string;
};

/** Checks with other columns, which are remembered for the next table. */
async function checkWith(deps: PeopleImport, tx: Tx, input: CheckInput): Promise<void> {
  const { id, kind, mapping, topUnitId } = input;
  const run = await lockRun(tx, id);
  if (run.state !== 'UPLOADED' && run.state !== 'CHECKED')
    throw new AppError('personnel.import-not-now');
  const missing = missingFields(input);
  if (missing !== '') throw new AppError('personnel.import-columns-missing', { fields: missing });
  if (topUnitId !== '') await deps.organisation.unit(tx, topUnitId);
  const byColumn = new Map(
    (Object.entries(mapping) as [api.ImportFieldName, number][]).map(([field, at]) => [at, field]),
  );
  const chosen = new Map(
    run.headings
      .map((heading, at) => [api.headingKey(heading), byColumn.get(at) ?? null] as const)
      .filter(([key]) => key !== ''),
  );
  await rememberHeadings(tx, kind, chosen);
  await updateRun(tx, id, {
    ...{ kind, mapping: JSON.stringify(mapping) },
    top_unit_id: topUnitId === '' ? null : topUnitId,
  });
  await checkRun(deps, tx, id);
}

function missingFields({
  kind,
  mapping,
}: {
  readonly kind: api.ImportKind;
  readonly mapping: api.ImportMapping;
}): string {
  const names = api.missingField(kind, mapping) ?? [];
  return names.map((name) => api.importFields[kind][name]?.th ?? name).join(' หรือ ');
}

async function discard(
  deps: PeopleImport,
  tx: Tx,
  context: SignedContext,
  id: string,
): Promise<void> {
  const run = await lockRun(tx, id);
  if (run.state !== 'UPLOADED' && run.state !== 'CHECKED')
    throw new AppError('personnel.import-not-now');
  await updateRun(tx, id, { state: 'DISCARDED' });
  await deps.platform.audit.write(tx, {
    ...{ act: 'personnel.import-discarded', callerId: context.caller.id },
    ...{ subject: { kind: 'people-import', id }, requestId: context.requestId },
    detail: { file: run.fileName },
  });
}
