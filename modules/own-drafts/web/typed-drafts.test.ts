import { expect, test } from 'vitest';
import { typedDrafts } from './typed-drafts.ts';

const savedAt = '2026-11-23T03:00:00.000Z';
const input = (key: string, draft: object) => ({ key, values: { draft, saved: null }, savedAt });

test('finds drafts among all forms with unsent input, with the form that offers each again', () => {
  const found = typedDrafts([
    input('draft.memo', { title: ' ขออนุมัติ ' }),
    input('draft.memo:4f', { title: 'แก้ไขแล้ว' }),
    input('draft.outgoing', { title: 'ตอบ', replyTo: 'a b' }),
    input('draft.command', { title: '' }),
    input('draft.unknown', { title: 'ไม่รู้จัก' }),
    input('contact.entry', { title: 'ผู้ติดต่อ' }),
    { key: 'draft.note', values: 'of an older version', savedAt },
  ]);
  expect(found.map(({ kind, documentId, title, path }) => [kind, documentId, title, path])).toEqual(
    [
      ['inside', null, 'ขออนุมัติ', '/sarabun/create/inside'],
      ['inside', '4f', 'แก้ไขแล้ว', '/sarabun/create/inside'],
      ['outgoing', null, 'ตอบ', '/sarabun/create/outgoing?replyTo=a%20b'],
      ['command', null, '', '/sarabun/create/command'],
    ],
  );
});
