import { AppError, civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { listAudit, toCsv } from '@sarn/platform-server';
import type { AuditRow, BinaryAnswer, SignedContext, Tx } from '@sarn/platform-server';
import { auditExportRows } from '../contract/index.ts';
import type { AuditFilterInput, AuditTrailEntry } from '../contract/index.ts';
import type { AuditDependencies } from './dependencies.ts';
import { exportWords } from './export.words.ts';
import { readFilter, toLines } from './search.service.ts';

/** Rows that are put into words at a time. */
const part = 1_000;

/**
 * The rows as a file, with the texts that the page shows; the export is itself an act of the trail.
 *
 * @throws AppError 'audit.too-many-rows'
 */
export async function exportLines(
  deps: AuditDependencies,
  tx: Tx,
  context: SignedContext,
  input: AuditFilterInput,
): Promise<BinaryAnswer> {
  const filter = await readFilter(deps, tx, context, input);
  const rows = await listAudit(tx, filter, null, auditExportRows + 1);
  if (rows.length > auditExportRows) {
    throw new AppError('audit.too-many-rows', { limit: auditExportRows.toLocaleString('en') });
  }
  const lines = await inWords(deps, tx, context, rows);
  await deps.platform.audit.write(tx, {
    act: 'audit.exported',
    callerId: context.caller.id,
    subject: { kind: 'audit-trail', id: 'all' },
    detail: { rows: rows.length, filters: Object.keys(filter) },
    requestId: context.requestId,
  });
  const words = exportWords[context.language === 'en' ? 'en' : 'th'];
  const today = civilDateAt(deps.platform.clock.now());
  return {
    bytes: Buffer.from(
      toCsv([words.head, ...lines.map((line) => toCells(line, context.language))]),
    ),
    type: 'text/csv; charset=utf-8',
    name: `${words.fileName} ${formatDate(today, 'full', context.language)}.csv`,
    disposition: 'attachment',
  };
}

async function inWords(
  deps: AuditDependencies,
  tx: Tx,
  context: SignedContext,
  rows: readonly AuditRow[],
): Promise<AuditTrailEntry[]> {
  const lines: AuditTrailEntry[] = [];
  for (let start = 0; start < rows.length; start += part) {
    lines.push(...(await toLines(deps, tx, context, rows.slice(start, start + part))));
  }
  return lines;
}

function toCells(line: AuditTrailEntry, language: Language): string[] {
  const words = exportWords[language === 'en' ? 'en' : 'th'];
  const { subject } = line;
  return [
    line.seq === null ? '' : String(line.seq),
    formatInstant(line.at, 'full', language),
    line.callerName || words.nobody,
    line.callerPost,
    line.text,
    line.isRefused ? words.refused : words.done,
    subject.kind,
    subject.isHidden ? words.hidden : subject.name,
    line.reason,
    line.ip,
    line.requestId,
  ];
}
