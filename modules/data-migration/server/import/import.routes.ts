import { command, query, stream, upload } from '@sarn/platform-server';
import type { JobDefinition, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { errorSheet } from './error-sheet.ts';
import { importFiles } from './import-files.ts';
import { forgetImportsJob, importJob } from './import.jobs.ts';
import { check, discard, enter, undo } from './import.service.ts';
import type { ImportDependencies } from './import.service.ts';
import { readSheet, takeScans, takeSheet } from './import-upload.service.ts';
import { importRows, imports, one } from './import-view.service.ts';

/**
 * The calls by which a register of an older system is imported, the job that does the work, and the
 * one that deletes old rows.
 */
export function importParts(deps: Dependencies) {
  const files = importFiles(deps.platform.config.dataDir);
  const job = importJob({ deps, files });
  const jobs = [job as JobDefinition, forgetImportsJob({ deps, files })];
  return { routes: routesOf({ deps, files, job }), jobs };
}

function routesOf(importing: ImportDependencies): Route[] {
  const { deps, files } = importing;
  const sheetSink = files.sink(api.importLimits.sheetBytes);
  const scanSink = files.sink(api.importLimits.scanBytes);
  return [
    query(api.listImports, () => imports(deps)),
    query(api.getImport, (input) => one(deps, input)),
    query(api.listImportRows, (input) => importRows(deps, input)),
    stream(api.importErrorSheet, (input) => errorSheet(deps, input)),
    upload(api.uploadImport, sheetSink, (_input, context, tx, sent) =>
      takeSheet(deps, tx, context, sent),
    ),
    upload(api.readImportSheet, sheetSink, (input, context, tx, sent) =>
      readSheet(deps, tx, context, input, sent),
    ),
    upload(api.uploadScans, scanSink, (input, context, tx, sent) =>
      takeScans(deps, tx, context, input, { files: sent, store: files }),
    ),
    command(api.checkImport, (input, context, tx) => check(importing, tx, context, input)),
    command(api.runImport, (input, context, tx) => enter(importing, tx, context, input)),
    command(api.undoImport, (input, context, tx) => undo(importing, tx, context, input)),
    command(api.discardImport, (input, context, tx) => discard(importing, tx, context, input)),
  ];
}
