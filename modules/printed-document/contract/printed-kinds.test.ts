import { expect, test } from 'vitest';
import { documentKinds } from '@sarn/document/contract';
import { issuedForms } from '@sarn/pdf/contract';
import { formOf, hasSignaturePlace, isPrintedForReaders, printedForm } from './printed-kinds.ts';

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

test('a hand signature has a place on every form on which its signatory stands', () => {
  const kinds = Object.keys(documentKinds);
  const without = kinds.filter((kind) => formOf(kind) !== null && !hasSignaturePlace(kind));
  const issuedWithout = Object.entries(issuedForms).filter(([, { given }]) => given === null);
  expect(without.toSorted()).toEqual(
    ['note', 'stamp', ...issuedWithout.map(([kind]) => kind)].toSorted(),
  );
  // What is only a file has no pages to stand on.
  expect(hasSignaturePlace('other')).toBe(false);
});

test('readers get no pages of a classified document', () => {
  expect(isPrintedForReaders({ ...letter, secrecy: 'normal' })).toBe(true);
  expect(isPrintedForReaders({ ...letter, secrecy: 'confidential' })).toBe(false);
});
