import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, openTestInstance } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const hostile: Record<string, string> = {
  'an SQL command': `'); drop table document; -- `,
  'an SQL comment': `1' or '1'='1' /* \\' */`,
  'a dollar quote': '$$; select pg_sleep(9); $1 $2 :name ?',
  'a script': '<script>alert(1)</script>',
  'an image that runs': '"><img src=x onerror=alert(1)>',
  'a link that runs': '<a href="javascript:alert(1)">กด</a>',
  entities: '&lt;b&gt; &amp; &#60;script&#62;',
  'a template': '${7*7} {{constructor.constructor("x")()}} {name} %s <%= 1 %>',
  wildcards: '100% _ \\ \\\\ \\% end',
  'a formula': '=HYPERLINK("http://x","y")',
};

const register = async (change: object) => {
  const body = { ...instance.office.letterForm(), ...change };
  const fileIds = [await instance.office.upload('saraban')];
  return instance.as('saraban', '/registry/incoming/register', { ...body, fileIds });
};
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');

describe('a text that is no text', () => {
  it.each(Object.keys(hostile))('%s is kept as it was written, in every field', async (what) => {
    const text = hostile[what] ?? '';
    const { office } = instance;
    const fields = {
      sender: text,
      letterNo: `${text} 1`,
      addressee: text,
      title: text,
      note: text,
    };
    const answer = await register(fields);
    expect(answer.status, answer.text).toBe(200);
    const documentId = String(answer.body['documentId']);
    await office.act('saraban', documentId, 'present', { purpose: 'to-consider', note: text });
    await office.act('director', documentId, 'sendBack', { reason: text });
    const recipients = [{ unitId: office.unit('policy') }];
    await office.act('saraban', documentId, 'distribute', { recipients, note: text });
    const document = await office.document('saraban', documentId);
    for (const field of ['sender', 'addressee', 'title', 'note'] as const) {
      expect(tidy(document[field]), field).toBe(tidy(text));
    }
    for (const entry of document.history.slice(1)) expect(tidy(entry.note)).toBe(tidy(text));
    const [row] = (await office.queue('clerk.policy', 'unreceived', text)).data;
    expect([row?.F_DOC_ID, tidy(row?.F_DOC_TITLE ?? '')]).toEqual([documentId, tidy(text)]);
    await office.heard('clerk.policy', documentId);
    const words = await office.get(
      'saraban',
      `/registry/suggest?field=sender&text=${encodeURIComponent(text)}`,
    );
    expect((words['rows'] as string[]).map(tidy)).toContain(tidy(text));
  });

  it.each(Object.keys(hostile))('%s is shown escaped in the bell and in a memo', async (what) => {
    const text = hostile[what] ?? '';
    const { office } = instance;
    const node = { type: 'text', text, marks: [{ type: 'bold' }] };
    const saved = await instance.as('officer.policy', '/registry/memo/save', {
      title: text,
      addressee: text,
      unitIds: [office.unit('legal')],
      bodyJson: { type: 'doc', content: [{ type: 'paragraph', content: [node] }] },
    });
    expect(saved.status, saved.text).toBe(200);
    const documentId = String(saved.body['documentId']);
    const { bodyHtml } = await office.document('officer.policy', documentId);
    expect(bodyHtml?.replace(/^<p><strong>|<\/strong><\/p>$/g, '')).not.toMatch(/[<>"']/);
    await office.act('officer.policy', documentId, 'submit', {
      reviewerIds: [office.person('officer2.policy')],
      signatoryId: office.person('head.policy'),
    });
    const bell = await office.post('officer2.policy', '/sarabun/get-notifications', {});
    const { alerts } = bell['items'] as { alerts: { NN_DATA: string; F_DOC_TITLE: string }[] };
    const [news] = alerts;
    expect(tidy(news?.F_DOC_TITLE ?? '')).toBe(tidy(text));
    expect(news?.NN_DATA.replaceAll('<br />', '')).not.toMatch(/[<>"']/);
  });
});

describe('a search takes its signs as they are', () => {
  const subjects = [
    'ลด 100% ทันที',
    'ลด 100 ทันที',
    'แบบ ก_1',
    'แบบ กข1',
    'ทาง \\\\เครือข่าย',
    `ชื่อ 'ย่อ'`,
  ];
  it.each([
    ['100%', ['ลด 100% ทันที']],
    ['ก_1', ['แบบ ก_1']],
    ['\\', ['ทาง \\\\เครือข่าย']],
    [`'`, [`ชื่อ 'ย่อ'`]],
    [`%' or '1'='1`, []],
    ['%%%%', []],
    ['๑๐๐%', ['ลด 100% ทันที']],
  ])('%s', async (typed, expected) => {
    for (const title of subjects) {
      const known = await instance.app.db.query('select 1 from document where title = $1', [title]);
      if (known.length === 0) expect((await register({ title })).status).toBe(200);
    }
    const { data } = await instance.office.queue('saraban', 'jobReceived', typed);
    const found = data.map((row) => row.F_DOC_TITLE).filter((title) => subjects.includes(title));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});

describe('what is too long, too early or too late is refused', () => {
  const day = (days: number) => instance.office.dayFromToday(days);
  const bad: Record<string, () => object> = {
    'a subject of 10,000 characters': () => ({ title: 'ก'.repeat(10_000) }),
    'a subject of 1,001 characters': () => ({ title: 'ก'.repeat(1001) }),
    'a subject of invisible characters': () => ({ title: '\u200B\u200D\uFEFF\u00AD' }),
    'a sender of 301 characters': () => ({ sender: 'ก'.repeat(301) }),
    'a number of 101 characters': () => ({ letterNo: '1'.repeat(101) }),
    'a note of 2,001 characters': () => ({ note: 'ก'.repeat(2001) }),
    'a date of tomorrow': () => ({ letterDate: day(1) }),
    'a date before living memory': () => ({ letterDate: '1901-01-01' }),
    'the year 0001': () => ({ letterDate: '0001-01-01' }),
    'the year 9999': () => ({ letterDate: '9999-12-31' }),
    'a date of the Buddhist era': () => ({ letterDate: '2569-11-21' }),
    'the 30th of February': () => ({ letterDate: '2026-02-30' }),
    'the 29th of February in a common year': () => ({ letterDate: '2026-02-29' }),
    'month 13': () => ({ letterDate: '2026-13-01' }),
    'a date with a time': () => ({ letterDate: '2026-11-20T00:00:00Z' }),
    'a date in Thai digits': () => ({ letterDate: '๒๐๒๖-๑๑-๒๐' }),
    'no date': () => ({ letterDate: '' }),
    'a number as date': () => ({ letterDate: 20_261_120 }),
    'a due date of yesterday': () => ({ dueDate: day(-1) }),
    'a due date in 100 years': () => ({ dueDate: '2126-01-01' }),
    'a speed that is none': () => ({ speed: 'now' }),
    'a secrecy that is none': () => ({ secrecy: 'none' }),
    'a classified letter': () => ({ secrecy: 'top-secret' }),
  };

  it.each(Object.keys(bad))('%s', async (what) => {
    const fileIds = [await instance.office.upload('saraban')];
    const body = { ...instance.office.letterForm(), ...bad[what]?.(), fileIds };
    await instance.leavesNothing(async () => {
      const answer = await instance.as('saraban', '/registry/incoming/register', body);
      // A person who is not a secret registrar gets that refusal.
      expectRefusal(answer, what, what === 'a classified letter' ? [403] : [422]);
    });
  });

  const bodies: Record<string, unknown> = {
    'a node we do not know': { type: 'doc', content: [{ type: 'iframe', attrs: { src: '//x' } }] },
    'a node that runs': { type: 'doc', content: [{ type: 'script', content: [] }] },
    'a mark we do not know': {
      type: 'doc',
      content: [
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] },
      ],
    },
    'raw markup': '<p onclick="x()">a</p>',
    'a list': [],
    'a text that is a number': { type: 'doc', content: [{ type: 'text', text: 5 }] },
    'JSON text of an unknown node': '{"type":"doc","content":[{"type":"style"}]}',
    'too many nodes': {
      type: 'doc',
      content: Array.from({ length: 20_001 }, () => ({ type: 'hardBreak' })),
    },
  };

  it.each(Object.keys(bodies))('a memo of %s', async (what) => {
    await instance.leavesNothing(async () => {
      const answer = await instance.as('officer.policy', '/registry/memo/save', {
        title: 'เรื่องทดสอบ',
        addressee: 'ผู้อำนวยการ',
        unitIds: [instance.office.unit('legal')],
        bodyJson: bodies[what],
      });
      expectRefusal(answer, what, [422]);
    });
  });
});

it('the administrator reads no document by any call', async () => {
  const documentId = await instance.office.assignedLetter();
  const { files } = await instance.office.document('saraban', documentId);
  const token = await instance.token('admin');
  for (const path of [`/registry/document/${documentId}`, `/file/${files[0]?.id}/content`]) {
    expectRefusal(await instance.call(path, { token }), path, [404]);
  }
  expect(await instance.office.everywhere('admin')).not.toContain(documentId);
});

it('logged no subject, no name and no secret', () => {
  instance.expectQuietLog(['ขอเชิญประชุม', 'alert(1)', 'drop table', 'ทันที', 'เรื่องทดสอบ']);
});
