import { command, query, stream, upload } from '@sarn/platform-server';
import type { JobDefinition, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { errorSheet } from './error-sheet.ts';
import { importFiles } from './import-files.ts';
import { forgetImportsJob, importJob } from './import.jobs.ts';
import { check, discard, enter, undo } from './import.service.ts';
import type { ImportDesk } from './import.service.ts';
import { takeScans, takeSheet } from './import-upload.service.ts';
import { importRows, imports, one } from './import-view.service.ts';

/** The calls by which a register of an older system comes in, the job that does the work, and the one that forgets. */
export function importRoom(desk: Desk) {
  const files = importFiles(desk.platform.config.dataDir);
  const job = importJob({ desk, files });
  const jobs = [job as JobDefinition, forgetImportsJob({ desk, files })];
  return { routes: routesOf({ desk, files, job }), jobs };
}

function routesOf(room: ImportDesk): Route[] {
  const { desk, files } = room;
  const sheetSink = files.sink(api.importLimits.sheetBytes);
  const scanSink = files.sink(api.importLimits.scanBytes);
  return [
    query(api.listImports, () => imports(desk)),
    query(api.getImport, (input) => one(desk, input)),
    query(api.listImportRows, (input) => importRows(desk, input)),
    stream(api.importErrorSheet, (input) => errorSheet(desk, input)),
    upload(api.uploadImport, sheetSink, (_input, context, tx, sent) =>
      takeSheet(desk, tx, context, sent),
    ),
    upload(api.uploadScans, scanSink, (input, context, tx, sent) =>
      takeScans(desk, tx, context, input, { files: sent, store: files }),
    ),
    command(api.checkImport, (input, context, tx) => check(room, tx, context, input)),
    command(api.runImport, (input, context, tx) => enter(room, tx, context, input)),
    command(api.undoImport, (input, context, tx) => undo(room, tx, context, input)),
    command(api.discardImport, (input, context, tx) => discard(room, tx, context, input)),
  ];
}
