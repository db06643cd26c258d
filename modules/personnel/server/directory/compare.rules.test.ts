import type { DirectoryEntry } from '@sarn/authentication/server';
import { expect, it } from 'vitest';
import { readDeliveredName } from '@sarn/person-terms/testing';
import { comparePeople, isTooMany } from './compare.rules.ts';
import type { Compared } from './compare.rules.ts';

const entry = (name: string, more: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  ...{ name, employeeCode: '', displayName: `นายทดสอบ ${name}`, firstName: '', lastName: '' },
  ...{ email: '', phone: '', title: '', department: '', isDisabled: false, ...more },
});
const person = (personId: string, more: Partial<Compared> = {}): Compared => ({
  ...{ personId, name: personId, employeeCode: personId, email: null, phone: '' },
  ...{ hasAccount: true, directoryName: personId, isKnown: true, isMissing: false },
  ...{ isSuspended: false, ...more },
});
const acts = (entries: DirectoryEntry[], people: Compared[]) =>
  comparePeople(entries, people, readDeliveredName).map(({ act, name }) => `${act} ${name}`);

it('nothing is done for who is the same, here and there', () => {
  expect(acts([entry('a')], [person('a')])).toEqual([]);
});

it('new, linked, changed, missing and back', () => {
  const found = acts(
    [
      entry('new'),
      entry('latin', { displayName: 'John Smith' }),
      entry('linked', { employeeCode: '77' }),
      entry('mailed', { email: 'm@a.go.th' }),
      entry('changed', { email: 'new@a.go.th', phone: '0 2999 1001' }),
      entry('back'),
      entry('off', { isDisabled: true }),
      entry('held'),
    ],
    [
      person('x', { employeeCode: '77', directoryName: null, isKnown: false }),
      person('y', { email: 'm@a.go.th', directoryName: null, isKnown: false }),
      person('changed', { email: 'old@a.go.th' }),
      person('back', { isMissing: true, isSuspended: true }),
      person('off'),
      person('gone'),
      person('held', { isSuspended: true }),
      person('own', { isKnown: false, directoryName: null }),
    ],
  );
  expect(found).toEqual([
    ...['create new', 'skip latin', 'link linked', 'link mailed', 'change changed', 'return back'],
    ...['skip held', 'suspend off', 'suspend gone'],
  ]);
});

it.each([
  [0, 10, false],
  [1, 20, false],
  [2, 20, true],
  [20, 1000, false],
  [21, 1000, true],
])('%i missing of %i: %s', (missing, known, isMany) => {
  expect(isTooMany(missing, known)).toBe(isMany);
});
