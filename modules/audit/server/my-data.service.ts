import { isId } from '@sarn/kernel';
import { listAudit } from '@sarn/platform-server';
import type { Handle, SignedContext } from '@sarn/platform-server';
import type { DataReading, DocumentOpening } from '../contract/index.ts';
import type { AuditDependencies } from './dependencies.ts';
import type { Opening } from './ports.ts';

const pageSize = 20;

/** Who looked at the caller's personal data, newest first. */
export async function listReadings(
  { book, people }: AuditDependencies,
  h: Handle,
  { caller, language }: SignedContext,
  before: string,
): Promise<{ rows: DataReading[]; next: string | null }> {
  const filter = {
    subjects: [{ kind: 'person', id: caller.id }],
    acts: book.readingsOfPerson,
    notBy: caller.id,
  };
  const found = await listAudit(h, filter, before || null, pageSize + 1);
  const page = found.slice(0, pageSize);
  const cards = await people.personCard(h, [...new Set(page.map((row) => row.callerId ?? ''))]);
  const rows = page.map((row) => ({
    id: row.id,
    at: row.at,
    ...readerOf(cards.get(row.callerId ?? ''), language),
    text: book.act(row.act, language),
  }));
  return { rows, next: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** Who opened documents of the caller, newest first. */
export async function listOpenings(
  { documents, people }: AuditDependencies,
  h: Handle,
  { caller, language }: SignedContext,
  before: string,
): Promise<{ rows: DocumentOpening[]; next: string | null }> {
  const found = await documents.openings(h, caller, readPlace(before), pageSize + 1);
  const page = found.slice(0, pageSize);
  const cards = await people.personCard(h, [...new Set(page.map((row) => row.readerId))]);
  const rows = page.map((row) => ({
    id: placeOf(row),
    at: row.at,
    ...readerOf(cards.get(row.readerId), language),
    number: row.number,
    title: row.title,
    path: row.path,
  }));
  return { rows, next: found.length > page.length ? (rows.at(-1)?.id ?? null) : null };
}

type Place = Pick<Opening, 'at' | 'documentId' | 'readerId'>;

const placeOf = ({ at, documentId, readerId }: Place): string => `${at}_${documentId}_${readerId}`;

/** An invalid page position counts as the beginning. */
function readPlace(text: string): Place | null {
  const [at = '', documentId = '', readerId = ''] = text.split('_');
  const isPlace = !Number.isNaN(Date.parse(at)) && isId(documentId) && isId(readerId);
  return isPlace ? { at: new Date(at).toISOString(), documentId, readerId } : null;
}

interface Card {
  readonly name: string;
  readonly nameEn: string;
  readonly positionName: string;
  readonly positionNameEn: string;
}

function readerOf(card: Card | undefined, language: string) {
  const isEnglish = language === 'en';
  return {
    readerName: (isEnglish && card?.nameEn) || (card?.name ?? ''),
    readerPost: (isEnglish && card?.positionNameEn) || (card?.positionName ?? ''),
  };
}
