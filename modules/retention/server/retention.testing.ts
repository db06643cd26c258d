import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { civilDateAt } from '@sarn/kernel';
import type { RetentionListDetail } from '@sarn/retention/contract';
import { samplePdf } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import { expect } from 'vitest';
import { makeOld, password } from '@sarn/server/testing';
import type { TestApp, OfficeInstance, Answer } from '@sarn/server/testing';

export const retentionAt = '/registry/retention';
const at = retentionAt;
/** The committee of every list, its chairperson first. */
export const members = ['clerk.policy', 'head.legal', 'officer.legal'];

/** What the tests of destruction do in an instance, by the calls of its people. */
export function recordsOf(app: () => TestApp, instance: () => OfficeInstance, clock: FixedClock) {
  const done = <T>(answer: Answer): T => {
    expect(answer.status, JSON.stringify(answer).slice(0, 500)).toBe(200);
    return answer as unknown as T;
  };
  const refusal = async (answer: Promise<Answer>) => {
    const { status, code } = (await answer) as unknown as { status: number; code: string };
    return [status, code];
  };
  const say = (account: string, path: string, body: object) =>
    instance().post(account, `${at}/${path}`, body);
  const sayWell = async <T = object>(...said: Parameters<typeof say>) =>
    done<T>(await say(...said));
  const today = () => civilDateAt(clock.now());
  const listOf = async (id: string, account = 'saraban') =>
    done<{ item: RetentionListDetail }>(await instance().get(account, `${at}/list?id=${id}`)).item;
  const documentOf = async (documentId: string) =>
    done<{ obstacle: string | null; classCode: string; keptUntil: string | null }>(
      await instance().get('saraban', `${at}/document?documentId=${documentId}`),
    );
  const candidatesOf = async (kind = 'destroy') =>
    done<{ rows: { documentId: string }[]; total: number }>(
      await instance().get('saraban', `${at}/candidates?kind=${kind}`),
    ).rows.map(({ documentId }) => documentId);

  let documents = 0;
  /** A letter with a file of its own, at the registry. */
  async function registered(): Promise<string> {
    documents += 1;
    const fileIds = [await instance().upload('saraban', samplePdf(`Zebracontent ${documents}`))];
    const own = { letterNo: `ตย 9/${documents}`, note: `หมายเหตุเฉพาะ${documents}`, fileIds };
    const form = { ...instance().letterForm(), ...own };
    const answer = await instance().post('saraban', '/registry/incoming/register', form);
    return done<{ documentId: string }>(answer).documentId;
  }

  /** Dealt with and closed; with the age that is given. */
  async function closed(years: number, retention = 'electronic'): Promise<string> {
    const documentId = await registered();
    await instance().act('saraban', documentId, 'present', { purpose: 'to-know' });
    await instance().act('director', documentId, 'command', { decision: 'keep', password });
    await instance().act('saraban', documentId, 'close', {
      retention,
      note: `คำสั่งเสีย${documents}`,
    });
    if (years > 0) await makeOld(app().db, [documentId], years);
    return documentId;
  }

  const shaOf = async (documentId: string) => {
    const rows = await app().db.query<{ sha256: string }>(
      `select sha256 from file where owner_kind = 'document' and owner_id = $1`,
      [documentId],
    );
    return rows.map(({ sha256 }) => sha256);
  };
  const isOnDisk = (sha: string) =>
    existsSync(join(app().dataDir, 'files', sha.slice(0, 2), sha.slice(2, 4), sha));

  const committee = () => {
    const [chairId = '', ...memberIds] = members.map((account) => instance().person(account));
    return { chairId, memberIds, orderNo: 'ทส 12/2569', orderOn: today() };
  };

  /** A list of these documents, through committee, head and Archives, up to the order to destroy. */
  async function agreed(
    documentIds: readonly string[],
    exceptions: readonly object[] = [],
  ): Promise<string> {
    const { id } = await sayWell<{ id: string }>('saraban', 'list/create', {
      ...{ kind: 'destroy', documentIds },
    });
    await sayWell('saraban', 'list/submit', { id, ...committee() });
    for (const account of members) await sayWell(account, 'list/judge', { id, exceptions });
    await sayWell('director', 'list/decide', { id, decision: 'approve', password });
    const letter = { sentOn: today(), letterNo: 'ทส 0101/55' };
    await sayWell('saraban', 'list/archives/send', { id, ...letter });
    const answer = { answer: 'agreed', answeredOn: today() };
    await sayWell('saraban', 'list/archives/answer', { id, ...answer });
    return id;
  }

  const finished = async (id: string) =>
    expect.poll(async () => (await listOf(id)).state, { timeout: 30_000 }).toBe('DONE');

  /** Texts of a document anywhere in the database, in whatever column. */
  async function textsOf(documentId: string, word: string): Promise<string[]> {
    const places = [
      `select 'document' as place from document where id = $1 and document::text like $2`,
      ...[
        'document_event',
        'document_transmission',
        'document_assignment',
        'document_find',
        'letter',
        'consolidation',
        'printed_version',
      ].map(
        (table) =>
          `select '${table}' from ${table} where document_id = $1 and ${table}::text like $2`,
      ),
      `select 'file_text' from file_text where $1::uuid is not null and content like $2
       and not exists (select from file where file.sha256 = file_text.sha256)`,
    ];
    const sql = places.join(' union all ');
    const rows = await app().db.query<{ place: string }>(sql, [documentId, `%${word}%`]);
    return rows.map(({ place }) => place);
  }

  /**
   * Puts a row on a list without the service, as somebody with the password of the database could.
   */
  async function forceOn(documentId: string): Promise<void> {
    await app().db.transaction(async (tx) => {
      const [list] = await tx.query<{ id: string }>(
        `insert into retention_list (id, kind, be_year, number, state, created_name, created_at)
       select gen_random_uuid(), 'destroy', 2500, coalesce(max(number), 0) + 1, 'DRAFT', 'x', now()
       from retention_list where be_year = 2500 returning id`,
      );
      await tx.query(
        `insert into retention_item (list_id, document_id, seq, class_code, medium, closed_on)
       values ($1, $2, 1, 'electronic', 'electronic', '2010-01-01')`,
        [list?.id, documentId],
      );
    });
  }

  return {
    ...{ done, refusal, say, sayWell, today, listOf, documentOf, candidatesOf, registered, closed },
    ...{ shaOf, isOnDisk, committee, agreed, finished, textsOf, forceOn },
  };
}
