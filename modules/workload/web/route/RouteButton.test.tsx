import type { HistoryEntry } from '@sarn/document/contract';
import { sampleDetail } from '@sarn/document/testing';
import { screen, show, within } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteButton } from './RouteButton.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T16:00:00+07:00') });
});
afterEach(() => vi.useRealTimers());

const event = (at: string, actorName: string, th: string): HistoryEntry => ({
  ...{ id: at, at, act: th, actTerm: { th, en: th }, on: 'document', transmissionId: null },
  ...{ assignmentId: null, actorName, actorPost: '', actingFor: null, unitName: null },
  ...{ toState: null, note: '', detail: [], files: [] },
});
const history = [
  event('2026-11-13T02:00:00Z', 'จิรา', 'ลงทะเบียนรับ'),
  event('2026-11-16T02:00:00Z', 'ธีรเดช', 'สั่งการ'),
];

test('says in a list who had the document, how long in working days, and who has it now', async () => {
  const since = '2026-11-16T02:00:00Z';
  const principals = [{ name: 'ขวัญ (ธุรการ)', queue: 'jobReceived', since }];
  const detail = sampleDetail({ history, principals, dueDate: '2026-11-17' });
  const user = await show(<RouteButton detail={detail} />);
  await user.click(screen.getByRole('button', { name: 'ดูทางเดินของหนังสือเป็นภาพ' }));
  const list = within(await screen.findByRole('region', { name: 'ผู้ถือเรื่องตามลำดับ' }));
  const stays = list.getAllByRole('listitem').map((one) => [one.textContent, one.dataset['late']]);
  expect(stays).toEqual([
    [expect.stringMatching(/^จิราลงทะเบียนรับ/), undefined],
    // From Friday to Monday at the same time: one day of work.
    [expect.stringMatching(/^ธีรเดช1 วัน · สั่งการ/), undefined],
    [expect.stringMatching(/^ขวัญ · ธุรการ2 วัน 7 ชม\. · ถืออยู่/), 'true'],
  ]);
});

test('is not offered for a document that has been with nobody else', async () => {
  await show(<RouteButton detail={sampleDetail({ history: history.slice(0, 1) })} />);
  expect(screen.queryByRole('button')).toBeNull();
});
