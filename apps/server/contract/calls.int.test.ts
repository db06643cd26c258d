import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedModules } from '../openapi.ts';
import { expectRefusal, specifiedCalls, tokenFor } from './calls.testing.ts';
import { encodings, openTestInstance, reader } from './instance.testing.ts';
import type { Reply, TestInstance } from './instance.testing.ts';

// Old clients and scripts rely on every row of the table of specification §7.
let instance: TestInstance;

beforeAll(async () => {
  instance = await openTestInstance();
  await instance.letter();
  await instance.office.publish('officer.policy', 'news');
});
afterAll(() => instance.office.close());

describe.each(specifiedCalls)('[14.02] $line', (call) => {
  const { path, method = 'POST', answer, fields, refusals = [] } = call;

  it.each(method === 'GET' ? (['form'] as const) : encodings)('answers to %s', async (encoding) => {
    const given = (await fields?.(instance)) ?? {};
    const token = await tokenFor(call, instance);
    const reply = await instance.send({ method, path, fields: given, encoding, token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body).toEqual(answer);
  });

  it.each(refusals)('refuses $what', async ({ fields: given, status, code }) => {
    const token = await tokenFor(call, instance);
    const reply = await instance.send({ method, path, fields: given, encoding: 'form', token });
    expectRefusal(reply, status, code);
  });

  it('is open without a session only where the contract says so', async () => {
    const given = (await fields?.(instance)) ?? {};
    const reply = await instance.send({
      method,
      path,
      fields: given,
      encoding: 'form',
      token: null,
    });
    const isOpen = call.session === null || /revoke|logout/.test(path);
    if (isOpen) expect(reply.status).toBe(200);
    else expectRefusal(reply, 401, 'platform.unauthenticated');
  });
});

describe('[14.02] beside the table', () => {
  const post = async (path: string, fields: Record<string, string>, token: string | null) =>
    instance.send({ method: 'POST', path, fields, encoding: 'form', token });

  it('the specification has a test for each of its calls', () => {
    const paths = new Set(specifiedCalls.map(({ path }) => path));
    expect(paths.size).toBe(22);
  });

  it('[1.08] [10.01] news are titled in the language of their reader', async () => {
    await instance.letter();
    const token = await instance.office.token(reader);
    const answer = await instance.office.app.fetch(`/api/sarabun/get-notifications`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
      body: new URLSearchParams(),
    });
    const { items } = (await answer.json()) as { items: { alerts: { NN_TITLE: string }[] } };
    const titles = items.alerts.map(({ NN_TITLE }) => NN_TITLE);
    expect(titles.length).toBeGreaterThan(0);
    // Names and reasons are as people wrote them.
    const words = titles.map((title) => title.replaceAll(/\(.*\)|:.*/g, ''));
    expect(words.filter((title) => !/^[A-Z]/.test(title) || /[ก-๙]/.test(title))).toEqual([]);
  });

  it('[14.01] each is tried again by the browser when the server fails', () => {
    const endpoints = describedModules().flatMap(({ routes }) =>
      routes.map(({ endpoint }) => endpoint),
    );
    const isTriedAgain = (path: string) =>
      endpoints
        .filter((one) => [one.path, ...(one.alsoAt ?? [])].includes(path))
        .some(({ method, isRepeatable }) => method === 'GET' || isRepeatable === true);
    const others = specifiedCalls.map(({ path }) => path).filter((path) => !isTriedAgain(path));
    expect(others).toEqual([]);
  });

  it('[2.02] users/pre-login asks by an oauth_id whether to take a session over', async () => {
    const first = await instance.enter('officer2.policy');
    const who = { username: 'officer2.policy', password: 'Sarn2569' };
    const asked = await post('/users/pre-login', who, null);
    expect([asked.status, asked.body]).toEqual([
      200,
      { status: 'error', message: expect.stringMatching(/./), oauth_id: expect.any(String) },
    ]);
    const ticket = String(asked.body['oauth_id']);
    const taken = await post('/users/login', { ...who, oauth_id: ticket }, null);
    expect(taken.body['status']).toBe('success');
    expectRefusal(await post('/verify', {}, first), 401, 'platform.unauthenticated');
    const again = await post('/users/login', { ...who, oauth_id: ticket }, null);
    expectRefusal(again, 409, 'identity.ticket-invalid');
  });

  it.each(['/logout', '/core/revoke', '/revoke'])('[2.06] %s ends the session', async (path) => {
    const token = await instance.enter('officer.legal');
    expect((await post('/verify', {}, token)).status).toBe(200);
    await post(path, {}, token);
    expectRefusal(await post('/verify', {}, token), 401, 'platform.unauthenticated');
  });

  it('[2.13] GET users/view-file-avatar/{personId} is an image, for unknown people too', async () => {
    for (const id of [instance.office.person(reader), 'nobody']) {
      const path = `/users/view-file-avatar/${id}`;
      const reply: Reply = await instance.send({
        method: 'GET',
        path,
        fields: {},
        encoding: 'form',
        token: null,
      });
      expect([reply.status, reply.type]).toEqual([200, 'image/png']);
    }
  });

  it('[3.09] /get-dashboard fills only the group that is asked for', async () => {
    const token = await instance.office.token(reader);
    const { body } = await post('/get-dashboard', { bookType: 'news' }, token);
    const item = body['item'] as { bookType: string; items: unknown[] }[];
    expect(item.filter(({ items }) => items.length > 0).map(({ bookType }) => bookType)).toEqual([
      'news',
    ]);
  });
});
