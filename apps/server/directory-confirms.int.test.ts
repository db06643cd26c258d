import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { authenticationLimits } from '@sarn/authentication/contract';
import { agencyEntries, startSlapd } from '@sarn/authentication/testing';
import type { Slapd } from '@sarn/authentication/testing';
import { idleTransactions } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInstance, usualSettings } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

const right = 'Directory2569';

let slapd: Slapd;
let line: Awaited<ReturnType<typeof openLine>>;
let instance: OfficeInstance;

beforeAll(async () => {
  slapd = await startSlapd(agencyEntries);
  line = await openLine(Number(new URL(slapd.url).port));
  const directory = {
    ...{ url: line.url, startTls: true, bind: slapd.bind, base: slapd.base, ca: slapd.ca },
    ...{ filter: '(&(objectClass=person)(uid={username}))', passwordPlace: null },
  };
  const settings = { ...usualSettings, signIn: { ...usualSettings.signIn, directory } };
  instance = await openInstance({ settings });
  // Signed in before their passwords are those of the directory.
  for (const [account, name] of [
    ['head.policy', 'kamon'],
    ['head.legal', 'saeng'],
  ] as const) {
    await instance.token(account);
    await query('update account set directory_name = $2 where username = $1', [account, name]);
  }
});
afterAll(async () => {
  await instance.close();
  await line.close();
  await slapd.stop();
});
beforeEach(async () => {
  line.goOn();
  line.calls = 0;
  await query('update account set failed_count = 0, locked_until = null');
});

/** A line to the directory that can be kept waiting. */
async function openLine(port: number) {
  let gate = Promise.withResolvers<undefined>();
  gate.resolve(undefined);
  const server = createServer((caller) => {
    made.calls += 1;
    caller.on('error', () => undefined);
    void gate.promise.then(() => {
      const onward = connect(port, '127.0.0.1');
      onward.on('error', () => caller.destroy());
      caller.pipe(onward).pipe(caller);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made = {
    url: `ldap://localhost:${(server.address() as AddressInfo).port}`,
    /** Connections since the beginning of the test. */
    calls: 0,
    wait: () => void (gate = Promise.withResolvers()),
    goOn: () => gate.resolve(undefined),
    close: () => new Promise((closed) => void server.close(closed)),
  };
  return made;
}

const query = <R>(text: string, values: readonly unknown[] = []) =>
  instance.app.db.query<R>(text, values);
const failures = async (account: string) =>
  (
    await query<{ n: number }>('select failed_count n from account where username = $1', [account])
  )[0]?.n;

/** A memo that waits for the signature of the head of policy. */
async function memo(): Promise<string> {
  const documentId = await instance.draft('officer.policy', ['legal']);
  const signatoryId = instance.person('head.policy');
  await instance.act('officer.policy', documentId, 'submit', { signatoryId });
  return documentId;
}

const signing = (documentId: string, password: string) => ({
  ...{ on: 'document', targetId: documentId, act: 'sign', form: { password } },
});
const sign = (documentId: string, password: string, account = 'head.policy') =>
  instance.tryAct(account, documentId, signing(documentId, password));

/** The same, sent under a key. */
async function signOnce(documentId: string, password: string, key: string) {
  const response = await instance.app.fetch(`/api/registry/document/${documentId}/act`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await instance.token('head.policy')}`,
      ...{ 'content-type': 'application/json', 'idempotency-key': key },
    },
    body: JSON.stringify(signing(documentId, password)),
  });
  return {
    ...((await response.json()) as { code?: string; number?: string }),
    http: response.status,
  };
}

describe('[2.15] signing by the password of the directory', () => {
  test('the right one signs; a wrong one is refused, counted once, and signs nothing', async () => {
    const documentId = await memo();
    expect(await sign(documentId, 'Wrong2569')).toMatchObject({
      ...{ status: 422, code: 'registry.wrong-password' },
    });
    expect(await failures('head.policy')).toBe(1);
    expect(await sign(documentId, right)).toMatchObject({ status: 200 });
    expect(await failures('head.policy')).toBe(1);
  });

  test('no transaction is open while the directory thinks', async () => {
    const documentId = await memo();
    line.wait();
    const signed = sign(documentId, right);
    await expect.poll(() => line.calls).toBe(1);
    await expect.poll(() => idleTransactions(instance.app.db)).toEqual([]);
    // Whoever acts on the same document does not wait for it.
    const taken = await instance.tryAct('officer.policy', documentId, {
      ...{ on: 'document', targetId: documentId, act: 'withdraw', form: { reason: 'แก้ไขข้อความ' } },
    });
    expect(taken).toMatchObject({ status: 200 });
    line.goOn();
    // What was allowed when it was asked is looked at again.
    expect((await signed).status).toBe(409);
  });

  test('who may not sign is told so as before: nobody is asked, and nothing is counted', async () => {
    const documentId = await memo();
    for (const password of ['Other2569', 'Wrong2569']) {
      expect(await sign(documentId, password, 'head.legal')).toMatchObject({
        ...{ status: 404, code: 'registry.not-found' },
      });
    }
    expect([line.calls, await failures('head.legal')]).toEqual([0, 0]);
  });

  test('after too many wrong ones the right one signs nothing', async () => {
    const documentId = await memo();
    const { failuresBeforeLock } = authenticationLimits;
    for (let tries = 0; tries < failuresBeforeLock; tries += 1) await sign(documentId, 'Wrong2569');
    expect(await sign(documentId, right)).toMatchObject({ code: 'registry.wrong-password' });
  });

  test('the answer is kept under its key, and given without asking again', async () => {
    const documentId = await memo();
    const first = await signOnce(documentId, right, 'signed-once-only');
    expect(first).toMatchObject({ http: 200, number: expect.any(String) });
    line.calls = 0;
    expect(await signOnce(documentId, right, 'signed-once-only')).toEqual(first);
    expect(line.calls).toBe(0);
  });

  test('with the directory down nothing is signed or counted, and it can be tried again', async () => {
    const documentId = await memo();
    await slapd.stop();
    expect(await signOnce(documentId, right, 'directory-down-1')).toMatchObject({
      ...{ http: 503, code: 'identity.directory-unavailable' },
    });
    expect(await failures('head.policy')).toBe(0);
    expect((await instance.document('head.policy', documentId)).may).toContainEqual(
      expect.objectContaining({ act: 'sign' }),
    );
  });
});
