import { generateKeyPairSync } from 'node:crypto';
import type { getExchange } from '@sarn/exchange/contract';
import type { OutputOf } from '@sarn/kernel';
import type { ArrivalCard, ArrivalDetail } from '@sarn/intake/contract';
import { fixedClock, idleTransactions, samplePdf } from '@sarn/testing';
import type { FixedClock } from '@sarn/testing';
import { startHttpStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, sampleAgencyPosts, OfficeInstance } from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';

/** An installation of the product: its own database, files and key. */
interface Instance {
  readonly app: TestApp;
  readonly office: OfficeInstance;
  readonly clock: FixedClock;
}

async function openInstance(): Promise<Instance> {
  const clock = fixedClock(new Date().toISOString());
  const app = await startTestApp({ clock });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  return { app, clock, office: new OfficeInstance(app, book) };
}

let a: Instance;
let b: Instance;
const codes = { a: 'กต 01', b: 'กต 02' };

const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000, interval: 50 });
const overview = async ({ office: instance }: Instance) =>
  done<OutputOf<typeof getExchange>>(await instance.get('admin', '/exchange/partners'));
const connect = async (here: Instance, there: Instance, more: object = {}) => {
  const { fingerprint } = await overview(there);
  const body = { url: `${there.app.url}/`, fingerprint, ...more };
  return here.office.post('admin', '/exchange/partners/save', body);
};
const wakeJobs = ({ app }: Instance) =>
  app.db.query(`update jobs.job set start_after = now() where state in ('created', 'retry')`);

beforeAll(async () => {
  [a, b] = [await openInstance(), await openInstance()];
  done(await a.office.post('admin', '/exchange/settings', { code: codes.a }));
  done(await b.office.post('admin', '/exchange/settings', { code: codes.b }));
  done(await connect(a, b));
  done(await connect(b, a));
  const contact = { name: 'สำนักงานปลายทาง', exchangeCode: codes.b };
  done(await a.office.post('saraban', '/registry/contacts/save', contact));
}, 180_000);
afterAll(async () => {
  await a.office.close();
  await b.office.close();
});

/** A numbered letter of A to B, sent by the exchange. */
async function sent(title: string, files: Readonly<Record<string, Uint8Array>> = {}) {
  const { office: instance } = a;
  const fileIds: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    fileIds.push(await instance.upload('officer.policy', bytes, name));
  }
  const recipients = [{ name: 'สำนักงานปลายทาง', method: 'exchange' }];
  const draft = { recipients, title, fileIds };
  const id = await instance.draftLetter('officer.policy', 'outgoing', draft);
  const signatoryId = instance.person('head.policy');
  await instance.act('officer.policy', id, 'submit', { signatoryId });
  await instance.act('head.policy', id, 'sign', { password: 'Sarn2569' });
  const { number } = await instance.act('clerk.policy', id, 'number', {});
  await send(id);
  return { id, number };
}

const recipientOf = async (id: string) =>
  (await a.office.document('clerk.policy', id)).letter?.recipients[0];
const stateOf = (id: string, state: string) =>
  soon(async () => expect((await recipientOf(id))?.state).toBe(state));

async function send(id: string): Promise<void> {
  const recipientId = (await recipientOf(id))?.id;
  const sendings = [{ recipientId, method: 'exchange' }];
  await a.office.act('clerk.policy', id, 'dispatch', { sendings });
}

const arrivals = async (title: string) => {
  const { rows } = done<{ rows: ArrivalCard[] }>(
    await b.office.get('saraban', '/registry/arrivals'),
  );
  return rows.filter((row) => row.title === title);
};
const arrived = (title: string): Promise<ArrivalDetail> =>
  soon(async () => {
    const [card] = await arrivals(title);
    expect(card, title).toBeDefined();
    const answer = await b.office.get('saraban', `/registry/arrivals/${card?.id}`);
    return done<{ item: ArrivalDetail }>(answer).item;
  });
const register = async (item: ArrivalDetail) => {
  const form = { ...b.office.letterForm(), title: item.title, letterNo: item.letterNo };
  const fileIds = item.files.map(({ id }) => id);
  const body = { ...form, fileIds, arrivalId: item.id };
  return done<{ receiveNo: string }>(
    await b.office.post('saraban', '/registry/incoming/register', body),
  );
};

describe('[15.09] a letter from one installation to another', () => {
  it('arrives with files and facts, and its receive number comes back', async () => {
    const title = 'ขอความอนุเคราะห์ข้อมูลข้ามหน่วยงาน';
    const large = Buffer.from('ข้อมูล '.repeat(90_000));
    const { id, number } = await sent(title, { 'แนบ.pdf': samplePdf(), 'ตาราง.txt': large });
    const item = await arrived(title);
    expect(item).toMatchObject({
      source: 'exchange',
      trust: 'proven',
      senderAddress: codes.a,
      letterNo: number,
      leftOut: [],
    });
    expect(item.files.map(({ name }) => name)).toEqual(['หนังสือ.pdf', 'แนบ.pdf', 'ตาราง.txt']);
    expect(item.files[2]?.bytes).toBe(large.length);
    const original = await b.office.get('saraban', `/file/${item.original?.id}/content`);
    expect(JSON.stringify(original)).toContain('CorrespondenceLetter');
    await stateOf(id, 'DELIVERED');
    const { receiveNo } = await register(item);
    await stateOf(id, 'ACCEPTED');
    expect((await recipientOf(id))?.theirNo).toBe(receiveNo);
    expect(JSON.stringify(await a.office.document('clerk.policy', id))).toContain(receiveNo);
    expect(await a.app.db.query('select 1 from exchange_out_part')).toEqual([]);
    expect(await b.app.db.query('select 1 from exchange_in_part')).toEqual([]);
  });

  it('is sent back with a reason, is sent again, and is accepted then', async () => {
    const title = 'หนังสือที่ถูกตีกลับ';
    const { id } = await sent(title);
    const reason = 'สิ่งที่ส่งมาด้วยไม่ครบถ้วน';
    const refusal = { id: (await arrived(title)).id, reason };
    done(await b.office.post('saraban', '/registry/arrivals/refuse', refusal));
    await stateOf(id, 'RETURNED');
    expect(JSON.stringify(await a.office.document('clerk.policy', id))).toContain(reason);
    await send(id);
    const again = await arrived(title);
    expect(again.id).not.toBe(refusal.id);
    await register(again);
    await stateOf(id, 'ACCEPTED');
  });

  it('waits while the partner cannot be reached or the clocks differ, and says so', async () => {
    const title = 'หนังสือที่รอนาฬิกา';
    b.clock.set(new Date(a.clock.now().getTime() + 600_000).toISOString());
    const { id } = await sent(title);
    await soon(async () => {
      const [partner] = (await overview(a)).rows;
      expect(partner?.failure).toContain('นาฬิกาของสองระบบต่างกันเกิน 5 นาที');
      expect(partner?.waiting).toBe(1);
    });
    const [partner] = (await overview(a)).rows;
    const tried = await a.office.post('admin', '/exchange/partners/test', { id: partner?.id });
    expect(tried).toMatchObject({ status: 422, code: 'exchange.refused' });
    expect(await arrivals(title)).toEqual([]);
    b.clock.set(a.clock.now().toISOString());
    done(await a.office.post('admin', '/exchange/partners/test', { id: partner?.id }));
    await wakeJobs(a);
    await arrived(title);
    await stateOf(id, 'DELIVERED');
    expect((await overview(a)).rows[0]?.failure).toBeNull();
  });
});

interface Caught {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A genuine message of A, intercepted before it reaches B. */
async function caught(): Promise<Caught> {
  let kept: Caught | undefined;
  const between = await startHttpStandIn(async ({ method, path, headers, body }) => {
    const own = Object.entries(headers).filter(([name]) => /^(?:x-|content-type)/.test(name));
    kept = {
      headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      body: body.toString(),
    };
    const answer = await b.app.fetch(path, { method, headers: kept.headers, body: kept.body });
    return { status: answer.status, body: await answer.text() };
  });
  const leadTo = (url: string) => a.app.db.query('update exchange_partner set url = $1', [url]);
  await leadTo(between.url);
  try {
    const [partner] = (await overview(a)).rows;
    done(await a.office.post('admin', '/exchange/partners/test', { id: partner?.id }));
  } finally {
    await leadTo(b.app.url);
    await between.close();
  }
  if (!kept) throw new Error('no message was sent');
  return kept;
}

const offer = async ({ headers, body }: Caught): Promise<string> => {
  const init = { method: 'POST', headers, body };
  const response = await b.app.fetch(`/api/exchange/message`, init);
  return ((await response.json()) as { code?: string }).code ?? 'taken';
};

describe('[15.09] messages of others', () => {
  it('a copied, altered, redirected or outdated message is refused, and one of an unknown sender too', async () => {
    const message = await caught();
    const change = (name: string, value: string): Caught => ({
      ...message,
      headers: { ...message.headers, [name]: value },
    });
    expect(await offer(message)).toBe('exchange.replayed');
    const nonce = '00000000-0000-4000-8000-000000000000';
    for (const forged of [
      { ...message, body: '{"LetterID":"1"}' },
      change('x-exchange-nonce', nonce),
      change('x-exchange-message', 'RejectLetterNotifier'),
      change('x-exchange-time', new Date().toISOString()),
      change('x-exchange-signature', ''),
    ]) {
      expect(await offer(forged)).toBe('exchange.bad-signature');
    }
    expect(await offer(change('x-exchange-to', 'another'))).toBe('exchange.wrong-receiver');
    expect(await offer(change('x-exchange-from', 'nobody'))).toBe('exchange.unknown-partner');
    b.clock.set(new Date(a.clock.now().getTime() + 360_000).toISOString());
    expect(await offer(message)).toBe('exchange.clock-skew');
    b.clock.set(a.clock.now().toISOString());
  });

  it('a repeat after a lost answer is one letter with one receipt', async () => {
    const title = 'หนังสือที่ใบตอบรับหาย';
    const { id } = await sent(title);
    await stateOf(id, 'DELIVERED');
    const [first] = await a.app.db.query<{ process: string }>(
      'select process_id as process from exchange_outbox where document_id = $1',
      [id],
    );
    // The answer never came: the message is still waiting, as after a killed process.
    await a.app.db.query(
      `update exchange_outbox set state = 'waiting', process_id = null where document_id = $1`,
      [id],
    );
    await a.app.db.query(
      `update jobs.job set state = 'created', completed_on = null,
         data = jsonb_set(data, '{key}', to_jsonb('again ' || id::text))
       where name = 'exchange.deliver' and data->'input'->>'outboxId' =
         (select id::text from exchange_outbox where document_id = $1)
         and id = (select max(id::text)::uuid from jobs.job one where one.name = 'exchange.deliver'
           and one.data->'input'->>'outboxId' =
             (select id::text from exchange_outbox where document_id = $1))`,
      [id],
    );
    await soon(async () => {
      const [again] = await a.app.db.query<{ process: string }>(
        'select process_id as process from exchange_outbox where document_id = $1',
        [id],
      );
      expect(again?.process).toBe(first?.process);
    });
    expect(await arrivals(title)).toHaveLength(1);
  });

  it('no transaction waits for a partner; what is asked again has the same id and counts once', async () => {
    const title = 'หนังสือที่คู่ตอบช้า';
    const ids: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const between = await startHttpStandIn(async ({ method, path, headers, body }) => {
      const own = Object.entries(headers).filter(([name]) => /^(?:x-|content-type)/.test(name));
      const init = { method, headers: Object.fromEntries(own) as Record<string, string> };
      const answer = await b.app.fetch(path, { ...init, body: body.toString() });
      const id = String(headers['x-exchange-id']);
      ids.push(id);
      await gate.promise;
      // B has it and answered; the first answer to each message is lost on its way.
      const isFirst = ids.filter((one) => one === id).length === 1;
      return isFirst ? { status: 502 } : { status: answer.status, body: await answer.text() };
    });
    await a.app.db.query('update exchange_partner set url = $1', [between.url]);
    try {
      const { id } = await sent(title, { 'แนบ.pdf': samplePdf() });
      await soon(() => expect(ids).toHaveLength(1));
      await expect.poll(() => idleTransactions(a.app.db), { timeout: 5_000 }).toEqual([]);
      gate.resolve(undefined);
      await soon(async () => {
        await wakeJobs(a);
        expect((await recipientOf(id))?.state).toBe('DELIVERED');
      });
      // Two parts and the letter, each asked twice.
      const times = Map.groupBy(ids, (one) => one);
      expect([...times.values()].map((tries) => tries.length)).toEqual([2, 2, 2]);
      expect(await arrivals(title)).toHaveLength(1);
    } finally {
      await a.app.db.query('update exchange_partner set url = $1', [b.app.url]);
      await between.close();
    }
  });

  it('a partner is connected by its fingerprint alone, over an encrypted connection', async () => {
    const { fingerprint } = await overview(a);
    const wrong = { url: b.app.url, fingerprint };
    const post = (body: object) => a.office.post('admin', '/exchange/partners/save', body);
    expect(await post(wrong)).toMatchObject({ code: 'exchange.fingerprint-differs' });
    const plain = { url: 'http://office.example', fingerprint };
    expect(await post(plain)).toMatchObject({ code: 'exchange.address-unsafe' });
    const nobody = { url: 'http://127.0.0.1:1', fingerprint };
    expect(await post(nobody)).toMatchObject({ code: 'exchange.unreachable' });
    expect((await a.office.get('saraban', '/exchange/partners')).status).toBe(403);
  });

  it('a partner is connected once where it is sent again', async () => {
    const idempotencyKey = 'connect-again-1';
    const saves = async () => {
      const act = 'exchange.partner-save';
      return (await a.app.db.query('select 1 from audit_entry where act = $1', [act])).length;
    };
    const before = await saves();
    const first = await connect(a, b, { idempotencyKey });
    expect(await connect(a, b, { idempotencyKey })).toEqual(first);
    expect(await saves()).toBe(before + 1);
  });

  it('says when a partner has another key or has removed this installation; then connects again', async () => {
    const row = async (instance: Instance) => (await overview(instance)).rows[0];
    const test = async (instance: Instance) => {
      const id = (await row(instance))?.id;
      return (await instance.office.post('admin', '/exchange/partners/test', { id })).status;
    };
    expect([await test(a), await test(b)]).toEqual([200, 200]);
    expect(await row(a)).toMatchObject({ trouble: null, doubtedAt: null });
    const later = new Date(a.clock.now().getTime() + 60_000).toISOString();
    for (const { clock } of [a, b]) clock.set(later);
    const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    const another = Buffer.from(x, 'base64url').toString('base64');
    // As if B had a new key since: A has another key stored for it.
    await a.app.db.query('update exchange_partner set public_key = $1', [another]);
    const title = 'หนังสือถึงคู่ที่เปลี่ยนกุญแจ';
    const { id } = await sent(title);
    await soon(async () => expect(await row(a)).toMatchObject({ trouble: 'key', waiting: 1 }));
    expect(await test(b)).toBe(422);
    expect((await row(b))?.trouble).toBe('own-key');
    expect((await row(a))?.doubtedAt).not.toBeNull();

    done(await connect(a, b));
    expect(await row(a)).toMatchObject({ trouble: null, doubtedAt: null, failure: null });
    expect(await test(b)).toBe(200);
    await soon(async () => {
      await wakeJobs(a);
      await wakeJobs(b);
      expect((await recipientOf(id))?.state).toBe('DELIVERED');
    });
    expect(await arrivals(title)).toHaveLength(1);

    done(await b.office.post('admin', '/exchange/partners/retire', { id: (await row(b))?.id }));
    expect(await test(a)).toBe(422);
    expect((await row(a))?.trouble).toBe('stranger');
    done(await connect(b, a));
    expect(await test(a)).toBe(200);
    expect((await row(a))?.trouble).toBeNull();
  });

  it('a message that two processes took is handled once, and the second asks for the next one', async () => {
    const { db, jobs, log } = b.app.platform;
    const job = jobs.definitions().find(({ name }) => name === 'exchange.pull');
    if (!job || !('begin' in job)) throw new Error('it is done inside a transaction');
    const { id } = await sent('หนังสือที่มาถึงสองครั้ง');
    await soon(async () => expect((await recipientOf(id))?.state).toBe('DELIVERED'));
    // Its sender repeats it; no job was sent for that.
    await db.query(
      `insert into exchange_inbox (process_id, partner_id, message_id, message, body, body_hash, process_time)
       select gen_random_uuid(), partner_id, gen_random_uuid(), message, body, body_hash, process_time
       from exchange_inbox where message = 'CorrespondenceLetterOutboundRequest'
       order by process_time desc limit 1`,
    );
    const contexts = ['one', 'other'].map((key) => ({ log, key }));
    const begin = (context: (typeof contexts)[number]) =>
      db.transaction((tx) => job.begin({}, { ...context, tx }));
    const begun: Awaited<ReturnType<typeof begin>>[] = [];
    for (const context of contexts) begun.push(await begin(context));
    for (const [at, context] of contexts.entries()) {
      const settle = await begun[at]?.({ ...context, signal: AbortSignal.timeout(60_000) });
      expect(settle).toBeDefined();
      await db.transaction(async (tx) => settle?.({ ...context, tx }));
    }
    const waiting = 'select 1 from exchange_inbox where confirmed_at is null';
    expect(await db.query(waiting)).toEqual([]);
    const asked = await db.query<{ key: string }>(
      `select data->>'key' "key" from jobs.job where name = 'exchange.pull'
       and data->>'key' like '% again'`,
    );
    expect(asked).toEqual([{ key: 'other again' }]);
  });
});
