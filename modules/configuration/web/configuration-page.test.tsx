import type { ValueRow } from '@sarn/configuration/contract';
import {
  answerCalls,
  keepInput,
  leavePage,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import { CardsCard } from './CardsCard.tsx';
import { useConfiguration } from './configuration.client.ts';
import { SectionCard } from './SectionCard.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const row = (code: ValueRow['code'], value: string, part: Partial<ValueRow> = {}): ValueRow => ({
  ...{ code, value, source: 'file', below: value, version: 0 },
  ...part,
});
const colours = [
  row('accent', '#1f5f8b'),
  row('accentInk', '#ffffff'),
  row('login', '#143f5e', { source: 'environment' }),
];
const offices = [row('archiveUrl', ''), row('intranetUrl', ''), row('centralMail', '')];
const deployment = { 'GET /portal/deployment': () => refusal('platform.not-found') };
const saveCall = 'POST /configuration/values/save';

test('a colour that is hard to read is said before anything is sent', async () => {
  const calls = answerCalls({ ...deployment, [saveCall]: () => ({ count: 1 }) });
  const user = await show(<SectionCard section="colours" rows={colours} />);
  const accent = screen.getByRole('textbox', { name: /^สีหลัก/ });
  await user.clear(accent);
  await user.type(accent, '#ffcc00');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  expect(screen.getAllByText(/สีอ่านยาก/).length).toBeGreaterThan(0);
  expect(calls.filter(({ fields }) => 'changes' in fields)).toEqual([]);
});

test('what the environment holds is shown, and cannot be typed into', async () => {
  answerCalls(deployment);
  await show(<SectionCard section="colours" rows={colours} />);
  expect(screen.getByText('กำหนดที่เครื่องแม่ข่าย')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^สีพื้น/ })).toHaveProperty('readOnly', true);
});

test('only what was changed is sent, with its version; the value of the file is null', async () => {
  const saved = row('archiveUrl', 'https://a.example', { source: 'centre', below: '', version: 3 });
  const calls = answerCalls({
    ...deployment,
    [saveCall]: () => refusal('configuration.stale'),
    'GET /configuration/values': () => ({
      rows: [{ ...saved, value: 'https://b.example', version: 4 }, ...offices.slice(1)],
      emblem: { logo: 'x.svg', isOwn: false, version: 0 },
      cards: { cards: [], source: 'file', version: 0 },
    }),
  });
  const user = await show(<SectionCard section="office" rows={[saved, ...offices.slice(1)]} />);
  await user.click(screen.getByRole('textbox', { name: /^ที่อยู่ระบบจัดเก็บ/ }));
  await user.clear(screen.getByRole('textbox', { name: /^ที่อยู่ระบบจัดเก็บ/ }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(screen.getByText(/https:\/\/b.example/)).toBeTruthy());
  const sent = calls.map(({ fields }) => fields).find((fields) => 'changes' in fields);
  expect(JSON.parse(String(sent?.['changes']))).toEqual([
    { code: 'archiveUrl', value: null, version: 3 },
  ]);
});

const cards = ['review', 'sign'].map((code) => ({
  ...{ code, th: `การ์ด ${code}`, en: code, color: 'red' as const, isHidden: false, taker: null },
}));

test('cards are moved by the keyboard, and a hidden one needs a card that shows its work', async () => {
  answerCalls(deployment);
  const user = await show(<CardsCard saved={{ cards, source: 'file', version: 0 }} />);
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'เลื่อน “การ์ด sign” ขึ้น' }));
  expect(names()[0]).toContain('การ์ด sign');
  await user.click(screen.getByRole('button', { name: 'แก้ไข “การ์ด sign”' }));
  await user.click(screen.getByRole('checkbox', { name: 'ซ่อนการ์ดนี้' }));
  await user.click(screen.getByRole('button', { name: 'ตกลง' }));
  expect(screen.getByText('เลือกการ์ดที่แสดงอยู่')).toBeTruthy();
});

test('the card that is edited is open again after a refresh, until it is closed', async () => {
  answerCalls(deployment);
  const page = <CardsCard saved={{ cards, source: 'file', version: 0 }} />;
  const user = await show(page);
  await user.click(screen.getByRole('button', { name: 'แก้ไข “การ์ด sign”' }));
  leavePage();
  await show(page);
  const [name] = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(name?.value).toBe('การ์ด sign');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

test('a list of cards that was not saved is offered before a card is edited in it', async () => {
  answerCalls(deployment);
  keepInput();
  const page = <CardsCard saved={{ cards, source: 'file', version: 0 }} />;
  const user = await show(page);
  await user.click(screen.getByRole('button', { name: 'เลื่อน “การ์ด sign” ขึ้น' }));
  await user.click(screen.getByRole('button', { name: 'แก้ไข “การ์ด review”' }));
  await screen.findByRole('dialog');
  window.dispatchEvent(new Event('pagehide'));
  leavePage();
  await show(page);
  await screen.findByText(/ยังไม่ได้ส่ง/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ทำต่อ' }));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'ตกลง' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('การ์ด sign');
});

test('whoever saves cards second sees what the first one saved, and chooses', async () => {
  const theirs = [{ ...cards[0]!, th: 'การ์ดตรวจทาน' }, cards[1]!];
  const versions: unknown[] = [];
  answerCalls({
    ...deployment,
    'POST /configuration/cards/save': ({ fields }) => {
      versions.push(fields['version']);
      return versions.length === 1 ? refusal('configuration.stale') : { version: 5 };
    },
    'GET /configuration/values': () => ({
      rows: [],
      emblem: { logo: 'x.svg', isOwn: false, version: 0 },
      cards: { cards: theirs, source: 'centre', version: 4 },
    }),
  });
  const user = await show(<CardsCard saved={{ cards, source: 'centre', version: 3 }} />);
  await user.click(screen.getByRole('button', { name: 'เลื่อน “การ์ด sign” ขึ้น' }));
  await user.click(screen.getByRole('button', { name: 'บันทึกการ์ดงาน' }));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getByText(/การ์ดตรวจทาน · review/)).toBeTruthy();
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(screen.getByRole('button', { name: 'บันทึกการ์ดงาน' }));
  await waitFor(() => expect(versions.map(Number)).toEqual([3, 4]));
});

test('a refusal to take the usual cards again is told', async () => {
  answerCalls({
    ...deployment,
    'POST /configuration/cards/save': () => refusal('configuration.stale'),
  });
  const user = await show(<CardsCard saved={{ cards, source: 'centre', version: 3 }} />);
  await user.click(screen.getByRole('button', { name: 'ใช้การ์ดจากไฟล์ติดตั้ง' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

function CardsOfPage() {
  const found = useConfiguration();
  return found.data ? <CardsCard saved={found.data.cards} /> : null;
}

test('the usual cards are taken again, although their button goes meanwhile', async () => {
  let now = { cards, source: 'centre', version: 3 };
  answerCalls({
    ...deployment,
    'POST /configuration/cards/save': () => {
      now = { cards: cards.toReversed(), source: 'file', version: 4 };
      return { version: 4 };
    },
    'GET /configuration/values': () => ({
      rows: [],
      emblem: { logo: 'x.svg', isOwn: false, version: 0 },
      cards: now,
    }),
  });
  const user = await show(<CardsOfPage />);
  await user.click(await screen.findByRole('button', { name: 'ใช้การ์ดจากไฟล์ติดตั้ง' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('sign'));
  expect(screen.queryByRole('button', { name: 'ใช้การ์ดจากไฟล์ติดตั้ง' })).toBeNull();
});
