import { openInstance, openSecondProcess, password, usualSettings } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardSetting, ValueRow } from '../contract/index.ts';

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance();
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

interface Page {
  readonly rows: ValueRow[];
  readonly emblem: { logo: string; isOwn: boolean; version: number };
  readonly cards: { cards: CardSetting[]; source: string; version: number };
}
const page = async (at = office) =>
  (await at.get('admin', '/configuration/values')) as unknown as Page;
const rowOf = async (code: string, at = office) => {
  const row = (await page(at)).rows.find((one) => one.code === code);
  if (!row) throw new Error(`no value ${code}`);
  return row;
};

/** Sets values as the page does, with the versions that it read. */
async function save(values: Readonly<Record<string, string | number | null>>, at = office) {
  const { rows } = await page(at);
  const changes = Object.entries(values).map(([code, value]) => ({
    ...{ code, value },
    version: rows.find((row) => row.code === code)?.version ?? 0,
  }));
  return at.post('admin', '/configuration/values/save', { changes });
}

interface Deployment {
  readonly agency: { th: string };
  readonly title: { th: string };
  readonly fixedPortalTitle: string | null;
  readonly logo: string;
  readonly colours: { accent: string };
  readonly idleMs: number;
  readonly officeHours: { from: string; to: string } | null;
  readonly archiveUrl: string | null;
  readonly remarks: { spacing: number };
}
/** What browsers are told before they sign in, of both processes. */
async function deployments(): Promise<readonly Deployment[]> {
  const answers = await Promise.all(
    [office.app.fetch, second.fetch].map(async (fetch) => fetch('/api/portal/deployment')),
  );
  return Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { item: Deployment }).item),
  );
}

/** Asks until the other process has heard of the change; the first answers at once. */
async function bothSay(expected: object): Promise<void> {
  expect((await deployments())[0]).toMatchObject(expected);
  await expect.poll(async () => (await deployments())[1]).toMatchObject(expected);
}

describe('values of the centre', () => {
  it('take the place of those of the file, at once and in every process', async () => {
    expect(await rowOf('agencyTh')).toMatchObject({ source: 'file', version: 0 });
    const answer = await save({
      ...{ agencyTh: 'กรมตัวอย่าง', titleTh: 'ระบบสารบรรณ', accent: '#6b2f0a' },
      ...{ idleMinutes: 10, officeFrom: '08:30', officeTo: '16:30', remarkSpacing: 2 },
    });
    expect(answer).toMatchObject({ status: 200, count: 7 });
    await bothSay({
      ...{ agency: { th: 'กรมตัวอย่าง' }, title: { th: 'ระบบสารบรรณ' } },
      ...{ fixedPortalTitle: 'ระบบสารบรรณ', idleMs: 600_000 },
      colours: { accent: '#6b2f0a' },
      ...{ officeHours: { from: '08:30', to: '16:30' }, remarks: { spacing: 2 } },
    });
    expect(await rowOf('agencyTh')).toMatchObject({ source: 'centre', version: 1 });
  });

  it('go back to the file when the centre says nothing any more', async () => {
    await save({ agencyTh: null, idleMinutes: null, officeFrom: null, officeTo: null });
    await bothSay({ idleMs: 1_800_000, officeHours: null });
    expect((await rowOf('agencyTh')).value).toBe((await rowOf('agencyTh')).below);
    expect(await rowOf('agencyTh')).toMatchObject({ source: 'file', version: 2 });
  });

  it('make and remove the tile of the archive', async () => {
    const tiles = async () =>
      JSON.stringify(await office.get('officer.policy', '/service/menu-module-permission'));
    expect(await tiles()).not.toContain('"archive"');
    await save({ archiveUrl: 'https://archive.example/in' });
    expect(await tiles()).toContain('"archive"');
    await save({ archiveUrl: '' });
    expect(await tiles()).not.toContain('"archive"');
  });

  it('change the series of circulars from the next number on', async () => {
    const first = await office.publish('officer.policy', 'cycle');
    await save({ circularSeries: 'outgoing' });
    const running = (text: string) => Number(/(\d+)$/.exec(text)?.[1]);
    const letter = await office.draftLetter('officer.policy', 'outgoing');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', letter, 'submit', { signatoryId });
    await office.act('head.policy', letter, 'sign', { password });
    const { number } = await office.act('clerk.policy', letter, 'number', {});
    const next = await office.publish('officer.policy', 'cycle');
    expect(running(next.number)).toBe(running(number) + 1);
    expect(next.number).not.toBe(first.number);
    await save({ circularSeries: null });
  });
});

describe('refused', () => {
  it.each([
    [{ accent: '#ffcc00' }, 'สีอ่านยาก'],
    [{ accentInk: '#1f5f8b' }, 'สีอ่านยาก'],
    [{ officeFrom: '16:30', officeTo: '08:30' }, 'เวลาทำการ'],
    [{ officeFrom: '08:30', officeTo: '' }, 'เวลาทำการ'],
  ])('%j', async (values, sentence) => {
    const answer = await save(values);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer)).toContain(sentence);
  });

  it.each([{ idleMinutes: 4 }, { idleMinutes: 31 }, { accent: 'red' }, { agencyTh: '' }])(
    '%j, naming the field',
    async (values) => {
      const answer = await save(values as Readonly<Record<string, string | number>>);
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer)).toContain(Object.keys(values)[0]);
    },
  );

  it('to whoever read an older version (R1), with who was first', async () => {
    const changes = [{ code: 'titleEn', value: 'Registry', version: 0 }];
    expect((await office.post('admin', '/configuration/values/save', { changes })).status).toBe(
      200,
    );
    const answer = await office.post('admin', '/configuration/values/save', { changes });
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer)).toContain('มีผู้แก้ไขก่อนท่าน (นายผู้ดูแล');
    const back = [{ code: 'titleEn', value: null, version: 0 }];
    const all = await office.post('admin', '/configuration/values/save', {
      changes: [{ code: 'headingTh', value: 'ใหม่', version: 0 }, ...back],
    });
    expect(all.status).toBe(409);
    expect(await rowOf('headingTh')).toMatchObject({ version: 0 });
  });

  it('to people without the right (R10)', async () => {
    expect((await office.get('clerk.policy', '/configuration/values')).status).toBe(403);
    const changes = [{ code: 'titleEn', value: 'Mine', version: 1 }];
    const sent = await office.post('clerk.policy', '/configuration/values/save', { changes });
    expect(sent.status).toBe(403);
  });

  it('where the environment holds the value', async () => {
    const held = await openInstance({
      settings: {
        ...usualSettings,
        addresses: { archiveUrl: 'https://held.example', intranetUrl: null },
      },
    });
    try {
      expect(await rowOf('archiveUrl', held)).toMatchObject({
        ...{ source: 'environment', value: 'https://held.example' },
      });
      const answer = await save({ archiveUrl: 'https://other.example' }, held);
      expect(answer.status).toBe(409);
      expect(JSON.stringify(answer)).toContain('กำหนดที่เครื่องแม่ข่าย');
    } finally {
      await held.close();
    }
  });
});

describe('cards', () => {
  const saveCards = async (change: (cards: CardSetting[]) => CardSetting[] | null) => {
    const { cards } = await page();
    return office.post('admin', '/configuration/cards/save', {
      ...{ cards: change(cards.cards), version: cards.version },
    });
  };
  const titles = async (fetch = office.app.fetch) => {
    const headers = {
      authorization: `Bearer ${await office.token('clerk.policy')}`,
      'content-type': 'application/json',
    };
    const answer = await fetch('/api/get-todo-lists', { method: 'POST', headers, body: '{}' });
    const { items } = (await answer.json()) as { items: { CODE: string; TITLE: string }[] };
    return items.map(({ CODE, TITLE }) => `${CODE} ${TITLE}`);
  };

  it('change words and order, and a hidden one is shown by its taker', async () => {
    const answer = await saveCards((cards) => {
      const [first, ...rest] = cards.map((one) =>
        one.code === 'unreceived' ? { ...one, th: 'หนังสือเข้าใหม่' } : one,
      );
      return [...rest, { ...(first as CardSetting), isHidden: true, taker: 'sign' }];
    });
    expect(answer.status).toBe(200);
    const shown = await titles();
    expect(shown.join('|')).toContain('unreceived หนังสือเข้าใหม่');
    expect(shown.join('|')).not.toContain('review ');
    expect(shown[0]).toMatch(/^sign /);
    await expect.poll(() => titles(second.fetch)).toEqual(shown);
  });

  it('show in the taker what waits in the hidden one', async () => {
    const id = await office.draftLetter('officer.policy', 'outgoing');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', id, 'submit', { signatoryId });
    const before = (await office.cards('head.policy')).find(({ CODE }) => CODE === 'jobFollow');
    expect(before?.COUNT).toBeDefined();
    await saveCards((cards) =>
      cards.map((one) =>
        one.code === 'sign' || one.code === 'review'
          ? { ...one, isHidden: true, taker: 'jobCommand' }
          : one,
      ),
    );
    const cards = await office.cards('head.policy');
    expect(cards.map(({ CODE }) => CODE)).not.toContain('sign');
    expect(cards.find(({ CODE }) => CODE === 'jobCommand')?.COUNT).toBeGreaterThan(0);
    await office.seesIn('head.policy', 'jobCommand', id);
  });

  it('cannot all be hidden (R5), and none without a taker that is shown', async () => {
    const all = await saveCards((cards) =>
      cards.map((one) => ({ ...one, isHidden: true, taker: 'sign' })),
    );
    expect([all.status, JSON.stringify(all)]).toEqual([
      409,
      expect.stringContaining('ต้องเหลือการ์ดงานอย่างน้อยหนึ่งรายการ'),
    ]);
    const alone = await saveCards((cards) =>
      cards.map((one) =>
        one.code === 'jobFollow' ? { ...one, isHidden: true, taker: null } : one,
      ),
    );
    expect(alone.status).toBe(422);
    expect((await saveCards(() => null)).status).toBe(200);
    expect((await titles())[0]).toMatch(/^review /);
  });
});

describe('the emblem', () => {
  const svg = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><path fill="${colour}" d="M0 0h10v10z"/></svg>`;
  const send = async (text: string, name = 'emblem.svg') => {
    const form = new FormData();
    form.append('version', String((await page()).emblem.version));
    form.append('file', new Blob([text]), name);
    const answer = await office.app.fetch('/api/configuration/emblem/save', {
      method: 'POST',
      headers: { authorization: `Bearer ${await office.token('admin')}` },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as { logo?: string } };
  };
  const signed = async () => {
    const id = await office.draftLetter('officer.policy', 'outgoing');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', id, 'submit', { signatoryId });
    await office.act('head.policy', id, 'sign', { password });
    return id;
  };
  const emblemOf = async (id: string) => (await office.document('head.policy', id)).letter?.emblem;

  it('is written anew and shown to everybody, and letters that are signed keep theirs', async () => {
    const old = await signed();
    expect(await emblemOf(old)).toBeNull();
    const first = await send(svg('#111111'));
    expect(first.status).toBe(200);
    await bothSay({ logo: first.body.logo });
    const shown = await second.fetch(`/${first.body.logo}`);
    expect(shown.headers.get('content-type')).toBe('image/svg+xml');
    const text = await shown.text();
    expect(text).toContain('#111111');
    expect(text).not.toContain('script');
    const made = await signed();
    expect(await emblemOf(made)).toBe(first.body.logo);
    const next = await send(svg('#222222'));
    const [draft, later] = [await office.draftLetter('officer.policy', 'outgoing'), await signed()];
    expect(await office.document('officer.policy', draft)).toMatchObject({
      letter: { emblem: next.body.logo },
    });
    expect(await emblemOf(later)).toBe(next.body.logo);
    expect(await emblemOf(made)).toBe(first.body.logo);
    expect(await emblemOf(old)).toBeNull();
    expect((await second.fetch(`/${first.body.logo}`)).status).toBe(200);
  });

  it('is refused as another file, or when it is too large', async () => {
    expect((await send('%PDF-1.7', 'emblem.png')).status).toBe(422);
    expect((await send(svg('#111111').padEnd(600_000, ' '))).status).toBe(413);
  });

  it('of the file comes back', async () => {
    const { version } = (await page()).emblem;
    const answer = await office.post('admin', '/configuration/emblem/clear', { version });
    expect(answer).toMatchObject({ status: 200, logo: 'deployments/sarn.svg' });
    await bothSay({ logo: 'deployments/sarn.svg' });
    const unknown = '/api/portal/emblem/00000000-0000-4000-8000-000000000000';
    expect((await office.app.fetch(unknown)).status).toBe(404);
  });
});

describe('the history of values', () => {
  interface History {
    readonly rows: {
      readonly byName: string;
      readonly reason: string;
      readonly isUndo: boolean;
      readonly changes: { code: string; from: unknown; to: unknown; isOwnBefore: boolean }[];
    }[];
    readonly mayUndo: boolean;
  }
  const history = async (code: string) =>
    (await office.get('admin', `/configuration/values/history?code=${code}`)) as unknown as History;
  const undo = async (account = 'admin') => office.post(account, '/configuration/values/undo', {});
  const change = async (code: string, value: string, reason: string) => {
    const { version } = await rowOf(code);
    const changes = [{ code, value, version }];
    return office.post('admin', '/configuration/values/save', { changes, reason });
  };

  it('tells who, why and from what to what, of each value', async () => {
    const before = (await rowOf('shortTh')).value;
    expect((await change('shortTh', 'สารทดลอง', 'ตามคำสั่งที่ 1')).status).toBe(200);
    expect((await change('shortTh', 'สารสอง', '')).status).toBe(200);
    const { rows } = await history('shortTh');
    const line = rows[0]?.changes[0];
    expect(line).toMatchObject({ code: 'shortTh', from: 'สารทดลอง', to: 'สารสอง' });
    expect(rows[1]).toMatchObject({ reason: 'ตามคำสั่งที่ 1', isUndo: false });
    expect(rows[1]?.byName).not.toBe('');
    expect(before).not.toBe('สารสอง');
    expect((await history('login')).rows.every((row) => row.changes.length === 1)).toBe(true);
  });

  it('is undone once, at once and in every process', async () => {
    expect((await history('shortTh')).mayUndo).toBe(true);
    expect(await undo()).toMatchObject({ status: 200, count: 1 });
    expect((await rowOf('shortTh')).value).toBe('สารทดลอง');
    await expect.poll(async () => JSON.stringify((await deployments())[1])).toContain('สารทดลอง');
    expect((await undo())['code']).toBe('settings.nothing-to-undo');
    expect((await history('shortTh')).rows[0]).toMatchObject({ isUndo: true });
  });

  it('brings the former cards back, and is not for a clerk (R10)', async () => {
    const { cards } = await page();
    const renamed = cards.cards.map((card, at) => (at === 0 ? { ...card, th: 'การ์ดทดลอง' } : card));
    const sent = { cards: renamed, version: cards.version, reason: 'ทดลอง' };
    expect((await office.post('admin', '/configuration/cards/save', sent)).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect((await page()).cards.cards).toEqual(cards.cards);
    expect((await undo('saraban')).status).toBe(403);
    expect((await office.get('saraban', '/configuration/values/history')).status).toBe(403);
  });
});
