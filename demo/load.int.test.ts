import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileModule } from '@sarn/file/server';
import type { FileModule } from '@sarn/file/server';
import { authenticationModule } from '@sarn/authentication/server';
import { organisationModule } from '@sarn/organisation/server';
import { profileModule } from '@sarn/profile/server';
import { createLog, createPlatform, defineJob } from '@sarn/platform-server';
import type { JobDefinition, Platform } from '@sarn/platform-server';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import { fixedClock, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contacts } from './contacts.ts';
import { officeDocuments } from './office-documents.ts';
import { oldDocumentTexts } from './old-document-texts.ts';
import { publications } from './publications.ts';
import { demoAccounts, loadDemo, personId, unitId } from './index.ts';
import { demoSigners, people } from './people.ts';
import { signedMemos } from './signed-memos.ts';

const idle = (name: string) =>
  defineJob({ name, input: z.object({ documentId: z.uuid() }), handler: async () => undefined });
const idleJobs = ['printed-document.keep', 'annotation.stamp'].map(idle);

const database = withTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'sarn-demo-'));
let platform: Platform;
let jobs: ReturnType<typeof createPlatform>['jobs'];
let file: FileModule;
let services: Record<string, unknown>;

beforeAll(async () => {
  const config = {
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    isProduction: false,
    deployment: 'sarn',
    smtpUrl: null,
    isScaledOut: false,
    dataDir,
  };
  const clock = fixedClock('2026-11-21T02:00:00.000Z');
  const log = createLog('silent');
  const { db, url: databaseUrl } = database;
  ({ platform, jobs } = createPlatform({ config, db, databaseUrl, clock, log }));
  const organisation = organisationModule(platform);
  const authentication = authenticationModule(platform, organisation);
  await organisation.start?.();
  await authentication.start?.();
  file = fileModule(platform, { readers: {} });
  const profile = profileModule(platform, organisation);
  services = { organisation, profile, authentication, file };
  // The text of each file is read by a job. What was signed asks for its pages to be kept,
  // and what was registered for its stamp; no test here reads them.
  await jobs.start([...(file.jobs ?? []), ...(idleJobs as JobDefinition[])], true);
  await loadDemo(services, platform);
  // The work of a whole year: on a machine that does other things too it takes minutes.
}, 10 * 60_000);
afterAll(async () => {
  await jobs.stop();
  await file.stop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

const count = async (text: string, values: unknown[] = []) =>
  (await database.db.query<{ n: number }>(text, values))[0]?.n;

describe('the loaded demo', () => {
  it('has every letter with its document, and every memo', async () => {
    const letters = `select count(*) n from document where kind = 'outside' and created_at`;
    expect(await count(`${letters} >= '2026-01-01'`)).toBe(120);
    expect(await count(`${letters} < '2026-01-01'`)).toBe(oldDocumentTexts.length);
    expect(await count(`select count(*) n from document where kind = 'inside'`)).toBe(
      28 + signedMemos.length,
    );
    const withoutFile = `select count(*) n from document d where kind = 'outside' and not exists
      (select from file f where f.owner_id = d.id)`;
    expect(await count(withoutFile)).toBe(0);
  });

  it('has every book of the dashboard, the circulars over more than one page', async () => {
    for (const kind of publicationKinds) {
      const own = publications.filter((one) => one.kind === kind && one.fate === 'published');
      const published = 'select count(*) n from publication where kind = $1 and published_at < $2';
      expect(await count(published, [kind, '2026-11-20T17:00:00Z']), kind).toBe(own.length);
    }
    const circulars = 'select count(*) n from document where kind = $1 and letter_no like $2';
    expect(await count(circulars, ['cycle', '%/ว %'])).toBeGreaterThan(10);
  });

  it('has an address book of all who write to it', async () => {
    const found = await count(`select count(*) n from contact where length(address) > 10`);
    expect(found).toBe(contacts.length);
    const rated = `select count(*) n from contact where usual_method = 'email' and email = ''`;
    expect(await count(rated)).toBe(0);
  });

  it('has letters going out, certificates, notes and evidence as they were written', async () => {
    for (const kind of letterKinds) {
      const own = officeDocuments.filter((one) => one.kind === kind);
      expect(await count('select count(*) n from document where kind = $1', [kind]), kind).toBe(
        own.length,
      );
    }
  });

  it('numbers the central register from 1 without a gap, in the order of time', async () => {
    const rows = await database.db.query<{ number: number; at: string }>(
      `select e.number, e.entered_at "at" from register_entry e
       join document d on d.id = e.document_id
       where e.transmission_id is null and d.kind = 'outside' and e.be_year = 2569 order by e.number`,
    );
    expect(rows.map((row) => row.number)).toEqual(rows.map((_row, index) => index + 1));
    expect(rows.map((row) => row.at).toSorted()).toEqual(rows.map((row) => row.at));
    expect(rows.length).toBe(114);
  });

  it('has documents that may be destroyed or handed over, and some that are kept for ever', async () => {
    const against = `select count(*) n from document where created_at < '2026-01-01'
      and retention_obstacle(id, '2026-11-21') is not distinct from $1`;
    // Six on no list, and four that the committee wants destroyed.
    expect(await count(against, [null])).toBe(10);
    expect(await count(against, ['forever'])).toBeGreaterThan(2);
    expect(await count(against, ['handed-over'])).toBe(3);
    const due = `select count(*) n from document where created_at < '2006-11-21'`;
    expect(await count(due)).toBe(8);
  });

  it('has a list of each kind, every old document in a folder, and a delivery book that receivers signed', async () => {
    const lists = await database.db.query<{ kind: string; state: string; documents: number }>(
      `select kind, state, (select count(*) from retention_item where list_id = id) as documents
       from retention_list order by created_at`,
    );
    expect(lists).toEqual([
      { kind: 'transfer', state: 'DONE', documents: 3 },
      { kind: 'keep-back', state: 'ARCHIVES', documents: 2 },
      { kind: 'destroy', state: 'ARCHIVES', documents: 6 },
      { kind: 'deposit', state: 'APPROVAL', documents: 2 },
    ]);
    const unfiled = `select count(*) n from document d where created_at < '2026-01-01'
      and not exists (select from folder_item i where i.document_id = d.id)`;
    expect(await count(unfiled)).toBe(0);
    const [day] = await database.db.query<{ rows: number; carriers: number; signed: number }>(
      `select count(*) as rows, count(distinct carrier_id) as carriers,
         count(*) filter (where signature <> '') as signed
       from dispatch where book_day is not null group by book_day order by book_day desc limit 1`,
    );
    expect(day).toEqual({ rows: 5, carriers: 3, signed: 2 });
  });

  it('has letters of the central registry in every state of dispatch, and sends none', async () => {
    const states = await database.db.query<{ state: string }>(
      `select distinct recipient.state from letter_recipient recipient
       join document d on d.id = recipient.document_id
       where d.registry_unit_id = $1 order by 1`,
      [unitId('agency')],
    );
    expect(states.map(({ state }) => state)).toEqual(
      ['ACCEPTED', 'BOUNCED', 'DELIVERED', 'RETURNED', 'SENT', 'WAITING'].toSorted(),
    );
    const again = `select count(*) n from dispatch where attempt > 1 and method = 'ems'`;
    expect(await count(again)).toBeGreaterThan(0);
    // No job waits to send anything; the queue of such jobs does not even exist.
    expect(await count(`select count(*) n from dispatch where state = 'QUEUED'`)).toBe(0);
  });

  it('has letters from elsewhere that wait for the registry, one of them doubtful', async () => {
    const rows = await database.db.query<{ source: string; trust: string; files: number }>(
      `select source, trust, (select count(*) from file f where f.owner_id = arrival.id) as files
       from arrival where state = 'waiting' order by arrived_at`,
    );
    expect(rows).toEqual([
      { source: 'exchange', trust: 'proven', files: 1 },
      { source: 'mailbox', trust: 'unknown', files: 1 },
      { source: 'mailbox', trust: 'proven', files: 1 },
      { source: 'mailbox', trust: 'doubtful', files: 1 },
    ]);
  });

  it('has memos signed with certificates of its own authority, numbered after all others', async () => {
    const signed = await database.db.query<{ level: string; signer: string; number: string }>(
      `select level, signer_name signer, number from document_signature order by signed_at`,
    );
    expect(signed.map(({ level }) => level)).toEqual(signedMemos.map(() => 'B-T'));
    expect(signed.map(({ signer }) => signer)).toEqual([
      'นางรุ่งนภา กิจไพศาล',
      expect.stringContaining(' '),
    ]);
    const state = `select count(*) n from person_certificate where state = 'valid'`;
    expect(await count(state)).toBe(demoSigners.length);
    const files = `select count(*) n from printed_version where is_signed`;
    expect(await count(files)).toBe(signedMemos.length);
  });

  it('puts nothing into the future', async () => {
    const late = 'select count(*) n from document_event where at >= $1';
    expect(await count(late, ['2026-11-20T17:00:00Z'])).toBe(0);
  });

  it.each(demoAccounts.map(({ username }) => username).filter((name) => name !== 'admin'))(
    'gives %s something to do',
    async (username) => {
      const person = people.find((one) => one.username === username);
      const duties = person?.posts.map((post) => `${post.duty}:${unitId(post.serves)}`) ?? [];
      const principals = [`p:${personId(username)}`, ...duties];
      const waiting = 'select count(*) n from queue_item where principal = any ($1::text[])';
      expect(await count(waiting, [principals])).toBeGreaterThan(1);
    },
  );

  it('has two administrators, so that changes that need a second person can be carried out', async () => {
    const rows = await database.db.query<{ id: string }>(
      `select granted.person_id id from role_grant granted join role on role.id = granted.role_id
       where role.code = 'administrator'`,
    );
    const administrators = ['admin', 'head.it'].map(personId);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(administrators.toSorted());
  });

  it('tells only what happened on the last day', async () => {
    const told = 'select count(*) n from notification';
    expect(await count(told)).toBeGreaterThan(0);
    expect(await count(`${told} where created_at < $1`, ['2026-11-20T00:00:00Z'])).toBe(0);
  });

  it('may be asked for again and changes nothing', async () => {
    await loadDemo(services, platform);
    expect(await count('select count(*) n from document')).toBe(
      148 +
        signedMemos.length +
        publications.length +
        officeDocuments.length +
        oldDocumentTexts.length,
    );
    expect(await count('select count(*) n from document_signature')).toBe(signedMemos.length);
    expect(await count('select count(*) n from person_certificate')).toBe(demoSigners.length);
    expect(await count('select count(*) n from person')).toBe(60);
  });
});
