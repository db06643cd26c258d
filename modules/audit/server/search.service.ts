import { AppError } from '@sarn/kernel';
import { listAudit, listKnownActs } from '@sarn/platform-server';
import type { AuditFilter, AuditRow, Handle, SignedContext } from '@sarn/platform-server';
import { auditPageSize } from '../contract/index.ts';
import type { AuditFilterInput, AuditTrailEntry } from '../contract/index.ts';
import { z } from 'zod';
import type { AuditDependencies } from './dependencies.ts';
import type { Subject, SubjectName } from './ports.ts';

const dayMs = 86_400_000;

/** One page of rows, and where the next one begins. */
export async function listLines(
  deps: AuditDependencies,
  h: Handle,
  context: SignedContext,
  input: AuditFilterInput & { readonly before: string },
): Promise<{ rows: AuditTrailEntry[]; next: string | null }> {
  const filter = await readFilter(deps, h, context, input);
  const found = await listAudit(h, filter, input.before || null, auditPageSize + 1);
  const page = found.slice(0, auditPageSize);
  const next = found.length > page.length ? (page.at(-1)?.id ?? null) : null;
  return { rows: await toLines(deps, h, context, page), next };
}

/** The filter as the trail takes it. @throws AppError 'audit.period-reversed' */
export async function readFilter(
  { documents, accounts, book }: AuditDependencies,
  h: Handle,
  { caller }: SignedContext,
  input: AuditFilterInput,
): Promise<AuditFilter> {
  const { callerId, by, aboutId, document, from, until, requestId, ip } = input;
  if (from && until && until < from) throw new AppError('audit.period-reversed');
  const about: Subject[] = aboutId ? [{ kind: 'person', id: aboutId }] : [];
  const accountId = aboutId ? await accounts.idOf(h, aboutId) : null;
  if (accountId !== null) about.push({ kind: 'account', id: accountId });
  const found = document ? await documents.find(h, caller, document) : [];
  const acts = await actsOf(book, h, input);
  return {
    ...(callerId ? { callerId } : {}),
    ...(by === 'anyone' ? {} : { isBySystem: by === 'system' }),
    ...(acts ? { acts } : {}),
    ...(aboutId || document ? { subjects: [...about, ...found] } : {}),
    ...(from ? { from: startOf(from) } : {}),
    ...(until ? { until: new Date(startOf(until).getTime() + dayMs) } : {}),
    ...(requestId ? { requestId } : {}),
    ...(ip ? { ip } : {}),
  };
}

async function actsOf(
  book: AuditDependencies['book'],
  h: Handle,
  { act, outcome }: AuditFilterInput,
): Promise<string[] | null> {
  const asked = act ? [...book.withKinds(act)] : null;
  if (outcome === 'any') return asked;
  const known = asked ?? (await listKnownActs(h));
  return known.filter((code) => book.isRefusal(code) === (outcome === 'refused'));
}

/** Midnight in Bangkok, which has no daylight saving time. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** Rows as texts, with names of people and of the subjects that the caller may read. */
export async function toLines(
  deps: AuditDependencies,
  h: Handle,
  { caller, language }: SignedContext,
  rows: readonly AuditRow[],
): Promise<AuditTrailEntry[]> {
  const { book, people, documents } = deps;
  const personOf = await personsOf(deps, h, rows);
  const persons = rows.flatMap((row) => personOf(row) ?? []);
  const callers = rows.flatMap((row) => (row.callerId === null ? [] : [row.callerId]));
  const cards = await people.personCard(h, [...new Set([...persons, ...callers])]);
  const onDocuments = rows
    .filter((row) => documents.kinds.includes(row.subjectKind))
    .map(subjectOf);
  const shown =
    onDocuments.length > 0 ? await documents.describe(h, caller, onDocuments) : new Map();
  const nameOf = (id: string | null): string => {
    const card = id === null ? undefined : cards.get(id);
    return card ? (language === 'en' && card.nameEn) || card.name : '';
  };
  return rows.map((row) => {
    const isDocument = documents.kinds.includes(row.subjectKind);
    const known: SubjectName | undefined = isDocument
      ? shown.get(row.subjectId)
      : { name: nameOf(personOf(row)), path: null };
    const card = row.callerId === null ? undefined : cards.get(row.callerId);
    return {
      id: row.id,
      at: row.at,
      act: row.act,
      text: book.act(row.act, language),
      isRefused: book.isRefusal(row.act),
      callerName: nameOf(row.callerId),
      callerPost: card ? (language === 'en' && card.positionNameEn) || card.positionName : '',
      subject: {
        kind: book.subject(row.subjectKind, language),
        name: known?.name ?? '',
        path: known?.path ?? null,
        isHidden: isDocument && known === undefined,
      },
      requestId: row.requestId ?? '',
      ip: row.ip ?? '',
      // Of a document that the caller may not read it could tell what is in it.
      reason: isDocument && known === undefined ? '' : (row.reason ?? ''),
      seq: row.seq,
    };
  });
}

/** The person whom an entry is about: the subject itself, or who has the account. */
async function personsOf(
  { accounts }: AuditDependencies,
  h: Handle,
  rows: readonly AuditRow[],
): Promise<(row: AuditRow) => string | null> {
  const ids = rows.filter((row) => row.subjectKind === 'account').map((row) => row.subjectId);
  // A name that nobody has is written as unknown.
  const known = ids.filter((id) => z.uuid().safeParse(id).success);
  const owners = known.length > 0 ? await accounts.owners(h, [...new Set(known)]) : new Map();
  return ({ subjectKind, subjectId }) =>
    subjectKind === 'person' ? subjectId : (owners.get(subjectId) ?? null);
}

const subjectOf = ({ subjectKind, subjectId }: AuditRow): Subject => ({
  kind: subjectKind,
  id: subjectId,
});
