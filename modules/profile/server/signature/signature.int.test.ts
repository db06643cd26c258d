import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  hundredMegapixels,
  pngOf,
  sampleJpeg,
  samplePng,
  stroke,
  withTestDatabase,
} from '@sarn/testing';
import { openHarness } from '../profile.testing.ts';
import type { Answer, ProfileHarness } from '../profile.testing.ts';

const base = withTestDatabase();
let instance: ProfileHarness;
let token: string;

beforeAll(async () => {
  instance = await openHarness(base);
  token = await instance.enter('director');
});
afterAll(() => instance.close());

interface Version {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly isUsed: boolean;
}

const path = '/identity/signature';
const mine = samplePng(200, 100, stroke);

function send(bytes: Buffer, source = 'drawn', more = {}): Promise<Answer> {
  const fields = { source, ...more };
  const file = { bytes, name: 'signature.png', type: 'image/png', fields };
  return instance.upload(path, file, token);
}

async function added(bytes: Buffer = mine, source?: string): Promise<string> {
  instance.clock.advance(1);
  const { body } = await send(bytes, source);
  return (body as unknown as { item: Version }).item.id;
}

/** Another one, after the present one was used. */
async function addedAfterUse(): Promise<string> {
  await use();
  return added();
}

async function versions(): Promise<Version[]> {
  const { body } = await instance.get(path, token);
  return body.rows as unknown as Version[];
}

/** What the database holds of it, whoever may see it. */
const bytesOf = (id: string) => instance.profile.signatures.get(base.db, id);
const release = (id: string, isShown: boolean) =>
  base.db.transaction((tx) =>
    instance.profile.signatures.release(tx, id, () => Promise.resolve(isShown)),
  );

const use = () =>
  base.db.transaction((tx) =>
    instance.profile.signatures.use(tx, instance.people.director, 'full'),
  );

describe('[2.12] the own signature', () => {
  test('a new one takes the place of the old, which stays a version only where a document shows it', async () => {
    expect(await versions()).toEqual([]);
    const unused = await added();
    const first = await added();
    expect(await versions()).toMatchObject([{ id: first, isCurrent: true }]);
    expect(await bytesOf(unused)).toBeUndefined();
    await use();
    const second = await added(mine, 'typed');
    expect(await versions()).toMatchObject([
      { id: second, source: 'typed', isCurrent: true, isUsed: false, width: 200, height: 100 },
      { id: first, source: 'drawn', isCurrent: false, isUsed: true },
    ]);
    const seen = await instance.read(`${path}/${first}`, { token });
    expect([seen.status, seen.bytes.equals(mine)]).toEqual([200, true]);
    const has = String(seen.headers['etag']);
    expect((await instance.read(`${path}/${first}`, { token, has })).status).toBe(304);
  });

  test('documents signed with an old one keep it, whatever its owner does', async () => {
    const old = await added();
    expect((await use())?.id).toBe(old);
    const other = await added(samplePng(300, 100, stroke), 'uploaded');
    expect((await use())?.id).toBe(other);
    const { status, body } = await instance.post(`${path}/remove`, { signatureId: old }, token);
    expect([status, body.message]).toEqual([200, expect.stringContaining('หนังสือที่ลงนามไว้')]);
    expect((await versions()).map((one) => one.id)).not.toContain(old);
    expect((await instance.read(`${path}/${old}`, { token })).status).toBe(404);
    const kept = await instance.profile.signatures.get(base.db, old);
    expect(kept?.png.equals(mine)).toBe(true);
  });

  test('the bytes go with the last document that shows it, unless its owner signs with it now', async () => {
    const [replaced, removed] = [await added(), await addedAfterUse()];
    await use();
    await instance.post(`${path}/remove`, { signatureId: removed }, token);
    const current = await added();
    await use();
    for (const id of [replaced, removed, current]) await release(id, true);
    expect([await bytesOf(replaced), await bytesOf(removed)]).not.toContain(undefined);
    for (const id of [replaced, removed, current]) await release(id, false);
    expect([await bytesOf(replaced), await bytesOf(removed)]).toEqual([undefined, undefined]);
    expect(await versions()).toContainEqual(
      expect.objectContaining({ id: current, isCurrent: true, isUsed: false }),
    );
  });

  test('a file with a copy of its own keeps nothing of the profile', async () => {
    const id = await added();
    const { signatures } = instance.profile;
    expect((await signatures.current(base.db, instance.people.director, 'full'))?.id).toBe(id);
    const { body } = await instance.post(`${path}/remove`, { signatureId: id }, token);
    expect(body.message).toBe('ลบลายมือชื่อเรียบร้อยแล้ว');
    expect(await bytesOf(id)).toBeUndefined();
  });

  test('[6.01] initials stand beside the whole signature, and neither takes the place of the other', async () => {
    const { signatures } = instance.profile;
    const whole = await added();
    const { body } = await send(samplePng(120, 60, stroke), 'drawn', { kind: 'initials' });
    const { id } = (body as unknown as { item: Version }).item;
    const present = (await versions()).filter((one) => one.isCurrent);
    expect(present.map((one) => one.id).toSorted()).toEqual([whole, id].toSorted());
    const { director } = instance.people;
    expect(await signatures.current(base.db, director, 'initials')).toMatchObject({ id });
    expect(await signatures.current(base.db, director, 'full')).toMatchObject({ id: whole });
    const again = await added();
    expect(await signatures.current(base.db, director, 'initials')).toMatchObject({ id });
    await base.db.transaction((tx) => signatures.use(tx, director, 'initials'));
    const used = (await versions()).filter((one) => one.isUsed);
    expect(used.map((one) => one.id)).toContain(id);
    expect(used.map((one) => one.id)).not.toContain(again);
    expect((await send(mine, 'drawn', { kind: 'stamp' })).status).toBe(422);
    await instance.post(`${path}/remove`, { signatureId: id }, token);
    expect(await signatures.current(base.db, director, 'initials')).toBeUndefined();
    expect(await signatures.current(base.db, director, 'full')).toMatchObject({ id: again });
  });

  test('one that signed nothing is erased for good', async () => {
    const id = await added();
    await instance.post(`${path}/remove`, { signatureId: id }, token);
    expect(await base.db.query('select 1 from signature where id = $1', [id])).toEqual([]);
    expect(await use()).toBeUndefined();
  });

  test('is changed one after the other, also when two arrive at once', async () => {
    await Promise.all([send(mine), send(mine), send(mine)]);
    expect((await versions()).filter((one) => one.isCurrent)).toHaveLength(1);
  });
});

describe('[2.12] nobody else', () => {
  test.each(['admin', 'head', 'officer'] as const)('%s sees, lists or removes it', async (who) => {
    const id = await added();
    const other = await instance.enter(who);
    expect((await instance.read(`${path}/${id}`, { token: other })).status).toBe(404);
    const removed = await instance.post(`${path}/remove`, { signatureId: id }, other);
    expect([removed.status, removed.body.code]).toEqual([404, 'platform.not-found']);
    expect((await instance.get(path, other)).body.rows).toEqual([]);
    expect((await instance.read(`${path}/${id}`, { token })).status).toBe(200);
  });

  test('and others are not told whether it exists', async () => {
    const id = await added();
    expect((await instance.read(`${path}/${id}`)).status).toBe(401);
    expect((await instance.read(`${path}/made-up`, { token })).status).toBe(404);
  });
});

describe('[2.12] a signature is checked before it is kept', () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG with script', Buffer.from(script.repeat(3)), 'identity.signature-type'],
    ['a JPEG', sampleJpeg(200, 100), 'identity.signature-type'],
    ['HTML', Buffer.from('<html>'.repeat(30)), 'identity.signature-type'],
    ['an empty sheet', samplePng(200, 100), 'identity.signature-empty'],
    ['a black box', samplePng(200, 100, () => [0, 0, 0, 255]), 'identity.signature-unclear'],
    ['a hundred megapixels', hundredMegapixels(), 'identity.image-too-large'],
    ['30,000 pixels a side', pngOf(30_000, 30_000, Buffer.alloc(9)), 'identity.image-too-large'],
    ['a dot', samplePng(10, 10, () => [0, 0, 0, 255]), 'identity.image-too-small'],
    ['half a picture', mine.subarray(0, 90), 'identity.image-broken'],
    ['nothing', Buffer.alloc(0), 'identity.image-missing'],
  ])('%s is refused and leaves nothing', async (_name, bytes, code) => {
    const before = await versions();
    const { status, body } = await send(bytes);
    expect([status, body.code]).toEqual([422, code]);
    expect(await versions()).toEqual(before);
  });

  test('the way it was made must be one of three', async () => {
    expect((await send(mine, 'stolen')).status).toBe(422);
  });

  test('more than 512 KB are cut off, and the sentence says so', async () => {
    const { status, body } = await send(Buffer.concat([mine, Buffer.alloc(600_000)]));
    expect([status, body.code]).toEqual([413, 'platform.too-large']);
    expect(body.message).toContain('512 KB');
  });
});
