import type { ListedNotice, NoticeMatter } from '@sarn/notice-list/contract';
import { expect, it } from 'vitest';
import { daysOf, filterOf, isDone, moduleOf, noticesAddress } from './notice-view.ts';

const notice = (changed: Partial<ListedNotice> = {}): ListedNotice => ({
  ...{ id: '1', kind: 'queue.sign', title: 'รอลงนาม', messageHtml: '', module: 'SARABUN' },
  ...{ moduleName: '', moduleIcon: '', options: '{}', documentId: '', documentRef: '' },
  ...{ createdAt: '2026-11-23T02:00:00.000Z', isUnread: false, isClosed: false, isOpen: false },
  ...{ isDone: true, doneAt: null, doneBy: '', isDoneByReader: false },
  ...changed,
});
const matter = (day: string, ...notices: ListedNotice[]): NoticeMatter => ({
  ...{ key: `${day}.1`, day, documentId: '', subject: '', receiveNo: '', letterNo: '' },
  ...{ stateTerm: { th: '', en: '' }, nextAct: null, notices },
});

it('[10.02] reads the module of the address in either spelling and any case', () => {
  expect(moduleOf('saraban')).toBe('SARABUN');
  expect(moduleOf('LEAVE')).toBe('LEAVE');
  expect(moduleOf('leave-plan')).toBe('leave-plan');
  expect(moduleOf('../x')).toBe('ALL');
  expect(moduleOf()).toBe('ALL');
});

it('keeps module and choice in the address', () => {
  expect(noticesAddress('ALL', 'all')).toBe('/notification-all');
  expect(noticesAddress('SARABUN', 'todo')).toBe('/notification-all/SARABUN?show=todo');
  expect(filterOf('todo')).toBe('todo');
  expect(filterOf('unknown')).toBe('all');
});

it('puts the matters of a day together, also when it goes on on the next page', () => {
  const days = daysOf([matter('2026-11-23'), matter('2026-11-22'), matter('2026-11-22')]);
  expect(days.map(({ day, matters }) => [day, matters.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 2],
  ]);
});

it('a matter is done when each notice of it is done', () => {
  expect(isDone(matter('2026-11-23', notice(), notice()))).toBe(true);
  expect(isDone(matter('2026-11-23', notice(), notice({ isDone: false })))).toBe(false);
  expect(isDone(matter('2026-11-23', notice({ isUnread: true })))).toBe(false);
});
