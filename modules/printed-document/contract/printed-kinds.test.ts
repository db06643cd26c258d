import { expect, test } from 'vitest';
import { isPrintedForReaders, printedForm } from './printed-kinds.ts';

const body = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] }],
});
const letter = { kind: 'outgoing', bodyJson: body('ด้วยสำนักงาน') };

test('a document is printed by its kind, where it has a text', () => {
  expect(printedForm(letter)).toBe('letter');
  expect(printedForm({ ...letter, kind: 'regularity' })).toBe('regulation');
  expect(printedForm({ ...letter, kind: 'stamp' })).toBe('stamped');
  expect(printedForm({ ...letter, kind: 'report' })).toBe('minutes');
  expect(printedForm({ ...letter, kind: 'other' })).toBeNull();
});

test.each([null, {}, body(''), body('   ')])(
  'its files are the document without one: %j',
  (empty) => {
    expect(printedForm({ ...letter, bodyJson: empty })).toBeNull();
  },
);

test('readers get no pages of a classified document', () => {
  expect(isPrintedForReaders({ ...letter, secrecy: 'normal' })).toBe(true);
  expect(isPrintedForReaders({ ...letter, secrecy: 'confidential' })).toBe(false);
});
