import { queueCards } from '@sarn/document/contract';
import type { DocumentDetail } from '@sarn/document/contract';
import { screen, show, within } from '@sarn/platform-web/testing';
import { beforeEach, expect, test } from 'vitest';
import { provideForms, sampleDetail } from '../testing.ts';
import { PrincipalList } from './PrincipalList.tsx';
import { QueueNameContext } from './contexts.ts';

type Principals = DocumentDetail['principals'];

const hour = 3_600_000;
const now = Date.now();
const earlier = (hours: number): string => new Date(now - hours * hour).toISOString();

const kamol = { name: 'นางสาวกมล', queue: 'sign', since: earlier(3 * 24) } as const;

/** What the list says of each who has the document, in order. */
async function listed(principals: Principals): Promise<string[]> {
  await show(<PrincipalList detail={sampleDetail({ principals })} />);
  const region = screen.getByRole('region', { name: 'ตอนนี้เรื่องอยู่ที่' });
  return within(region)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

beforeEach(() => provideForms({}));

test('who has the document is told, for what, since when, and how long that is', async () => {
  const [text, ...others] = await listed([kamol]);
  expect(others).toEqual([]);
  expect(text).toContain('นางสาวกมล');
  expect(text).toContain(`${queueCards.sign.th} · ตั้งแต่ `);
  expect(text).toContain('(3 วัน');
  const time = screen.getByText(/^ตั้งแต่/u);
  expect(time.tagName).toBe('TIME');
  expect(time.getAttribute('datetime')).toBe(kamol.since);
});

test('several have it in the order of the answer, the same person twice as well', async () => {
  const unit = { name: 'กองคลัง', queue: 'unreceived', since: earlier(30) };
  const texts = await listed([kamol, unit, kamol]);
  expect(texts.map((text) => /^(?:นางสาวกมล|กองคลัง)/u.exec(text)?.[0])).toEqual([
    'นางสาวกมล',
    'กองคลัง',
    'นางสาวกมล',
  ]);
});

test('a queue has the name of the deployment; one that this program does not know has none', async () => {
  const detail = sampleDetail({
    principals: [kamol, { ...kamol, queue: 'of a later version' }],
  });
  const named = () => ({ th: 'รอผู้อำนวยการ', en: 'With the director' });
  await show(
    <QueueNameContext value={named}>
      <PrincipalList detail={detail} />
    </QueueNameContext>,
  );
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('รอผู้อำนวยการ · ตั้งแต่');
  expect(second).toMatch(/^นางสาวกมลตั้งแต่/u);
});

test('where nobody has it, it is finished or still open, in different words', async () => {
  expect(await listed([])).toEqual([]);
  expect(screen.getByText(/เรื่องยังไม่ปิด/u)).toBeTruthy();
  await show(<PrincipalList detail={sampleDetail({ isOver: true })} />);
  expect(screen.getByText('เรื่องสิ้นสุดแล้ว')).toBeTruthy();
});

test('a module may say something else where nobody has it, and not where somebody has', async () => {
  await provideForms({ Nobody: () => <>รอผู้ส่งปิดเรื่อง</> });
  await listed([]);
  expect(screen.getByText('รอผู้ส่งปิดเรื่อง')).toBeTruthy();
  expect(screen.queryByText(/เรื่องยังไม่ปิด/u)).toBeNull();
  await show(<PrincipalList detail={sampleDetail({ principals: [kamol] })} />);
  expect(screen.getByText('นางสาวกมล')).toBeTruthy();
  expect(screen.getAllByText('รอผู้ส่งปิดเรื่อง')).toHaveLength(1);
});
