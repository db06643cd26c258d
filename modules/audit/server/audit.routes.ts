import type { Language } from '@sarn/kernel';
import { command, query, stream, writeReading } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  exportAuditEntries,
  listAuditActs,
  listAuditChecks,
  listAuditEntries,
  listMyDataReaders,
  listMyDocumentReaders,
  startAuditCheck,
} from '../contract/index.ts';
import type { AuditActOption } from '../contract/index.ts';
import type { Checks } from './check.service.ts';
import type { AuditDependencies } from './dependencies.ts';
import { exportLines } from './export.service.ts';
import { listOpenings, listReadings } from './my-data.service.ts';
import type { PhraseBook } from './phrase-book.ts';
import { listLines } from './search.service.ts';

export function auditRoutes(deps: AuditDependencies, checks: Checks): Route[] {
  const { platform, book } = deps;
  const { db } = platform;
  return [
    query(listAuditEntries, (input, context) =>
      db.transaction(async (tx) => {
        await writeReading(platform, tx, {
          act: 'audit.searched',
          callerId: context.caller.id,
          subject: { kind: 'audit-trail', id: 'all' },
          requestId: context.requestId,
        });
        return listLines(deps, tx, context, input);
      }),
    ),
    query(listAuditActs, async (_input, { language }) => ({ rows: actOptions(book, language) })),
    stream(exportAuditEntries, (input, context) =>
      db.transaction((tx) => exportLines(deps, tx, context, input)),
    ),
    query(listAuditChecks, async (_input, { language }) => ({
      rows: await checks.list(db, language),
    })),
    command(startAuditCheck, async (_input, context, tx) => ({
      item: await checks.start(tx, context),
    })),
    query(listMyDataReaders, ({ before }, context) => listReadings(deps, db, context, before)),
    query(listMyDocumentReaders, ({ before }, context) => listOpenings(deps, db, context, before)),
  ];
}

/** Every act by its name; one that stands for its kinds is before them. */
function actOptions(book: PhraseBook, language: Language): AuditActOption[] {
  const named = book.all.map((act) => ({ act, name: book.act(act, language) }));
  const locale = language === 'en' ? 'en' : 'th';
  return named
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ act }) => ({
      ...{ act, text: book.actOrGroup(act, language) },
      module: act.slice(0, act.indexOf('.')),
    }));
}
