import { expect, test } from 'vitest';
import { notificationTarget } from './notification-target.ts';

const item = { module: 'SARABUN', documentId: '7', documentRef: 'ab/c', options: '{}' };

test('[10.04] a notification about a document opens it by its encoded id', () => {
  const path = '/sarabun?api=notification&enc=y&view=document&docId=ab%2Fc';
  expect(notificationTarget(item, null)).toEqual({ kind: 'page', path });
  const plain = '/sarabun?api=notification&enc=n&view=document&docId=7';
  expect(notificationTarget({ ...item, documentRef: '7' }, null)).toEqual({
    kind: 'page',
    path: plain,
  });
  expect(notificationTarget({ ...item, documentRef: '' }, null)).toEqual({ kind: 'nowhere' });
});

test('[10.04] without a document the given page is opened, in this application only', () => {
  const news = { ...item, documentId: '', documentRef: '' };
  const to = (PATH: string) =>
    notificationTarget({ ...news, options: JSON.stringify({ PATH }) }, null);
  expect(to('/sarabun/arrivals/7')).toEqual({ kind: 'page', path: '/sarabun/arrivals/7' });
  for (const wrong of [
    '//evil.example',
    '/\\\\evil.example',
    'https://evil.example',
    'javascript:1',
  ]) {
    expect(to(wrong)).toEqual({ kind: 'nowhere' });
  }
});

test('[10.04] a meeting is opened by the id in its options, which may be broken', () => {
  const meet = { ...item, module: 'MEET', options: '{"ID":7}' };
  const address = 'meet/mainUser.php?page=MEETTERM1000&id=7';
  expect(notificationTarget(meet, null)).toEqual({ kind: 'link', address });
  expect(notificationTarget({ ...meet, options: '{' }, null)).toEqual({ kind: 'nowhere' });
});

test.each(['BLOG', 'CAR', 'LEAVE', 'ROOM', 'WORK_FROM_HOME'])(
  '[10.04] notifications of %s open the first link of the message',
  (module) => {
    const news = { ...item, module };
    expect(notificationTarget(news, '/leave/1')).toEqual({ kind: 'link', address: '/leave/1' });
    expect(notificationTarget(news, null)).toEqual({ kind: 'nowhere' });
  },
);

test.each([null, '/leave/1'])(
  '[10.04] [1.14] notifications of assets open their page, link %j',
  (link) => {
    const news = { ...item, module: 'ASSET' };
    expect(notificationTarget(news, link)).toEqual({ kind: 'link', address: 'asset' });
  },
);
