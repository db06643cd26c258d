import { waitingInTurns } from '@sarn/platform-server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

/** A text of some pages, so that its typesetting takes a while. */
const paragraph = (at: number) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: `ข้อ ${at} ด้วยกองนโยบายขออนุมัติเดินทางไปราชการ `.repeat(12) }],
});
const draft = {
  ...{ kind: 'inside', title: 'ขออนุมัติเดินทาง', addressee: 'ผู้อำนวยการ', speed: 'normal' },
  enclosures: [],
  bodyJson: { type: 'doc', content: Array.from({ length: 40 }, (_, at) => paragraph(at)) },
};
const draw = (account: string) =>
  office.post(account, '/registry/printed/draft', { draft, known: [] });

test('[5.01] one person who asks for many pages is told when it is too much, and keeps nobody waiting', async () => {
  for (const account of ['officer.policy', 'officer.legal']) {
    expect(await draw(account)).toMatchObject({ status: 200 });
  }
  const ended: string[] = [];
  const ask = async (account: string) => {
    const { status, code, message } = await draw(account);
    ended.push(`${account} ${status}`);
    return { status, code, message };
  };
  const many = Array.from({ length: waitingInTurns.waitingOfOne + 6 }, () => ask('officer.policy'));
  await expect.poll(() => ended).toContain('officer.policy 503');
  const other = await ask('officer.legal');
  expect(other.status).toBe(200);
  // Most of those that were asked for before it are set after it.
  const before = ended.slice(0, ended.indexOf('officer.legal 200'));
  expect(before.filter((one) => one === 'officer.policy 200').length).toBeLessThan(
    waitingInTurns.waitingOfOne,
  );
  const answers = await Promise.all(many);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) {
    expect(one).toMatchObject({ status: 503, code: 'platform.busy' });
    expect(one.message).toContain('หนาแน่น');
  }
});
