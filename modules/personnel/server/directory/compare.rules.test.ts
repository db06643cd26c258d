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
  ...{ personId, name: personId, isActive: true, employeeCode: personId, email: null, phone: '' },
  ...{ username: personId, directoryName: personId, isKnown: true, isMissing: false },
  ...{ isSuspended: false, ...more },
});
const own = { isKnown: false, directoryName: null };
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
      person('own', own),
    ],
  );
  expect(found).toEqual([
    ...['create new', 'skip latin', 'link linked', 'link mailed', 'change changed', 'return back'],
    ...['skip held', 'suspend off', 'suspend gone'],
  ]);
});

const details = (entries: DirectoryEntry[], people: Compared[]) =>
  comparePeople(entries, people, readDeliveredName).map(({ act, name, detail, reasons, email }) =>
    [act, name, email ?? '-', detail, ...reasons.map(({ code, of }) => `${code} ${of}`.trim())]
      .filter(Boolean)
      .join(' '),
  );

it('what somebody else has is not given again, and the plan says whose it is', () => {
  const found = details(
    [
      ...[entry('Held'), entry('left'), entry('coded', { employeeCode: '9' }), entry('c9')],
      entry('mail', { email: 'left@a.go.th' }),
      entry('kept', { email: 'left@a.go.th' }),
      entry('bound', { employeeCode: 'z' }),
      ...[entry('free', { title: 'นิติกร', email: 'new@a.go.th' }), entry('FREE')],
      entry('x'.repeat(41)),
    ],
    [
      person('p', { ...own, username: 'held' }),
      person('q', { username: 'left', isActive: false, email: 'left@a.go.th' }),
      person('r', { ...own, employeeCode: '9', username: null, isActive: false }),
      person('s', { ...own, employeeCode: 'c9', username: 's' }),
      person('kept'),
      ...[person('z', { ...own, username: null }), person('bound', { isActive: false })],
    ],
  );
  expect(found).toEqual([
    ...['skip Held - username-taken p', 'skip left - username-taken q'],
    ...['skip coded - code-taken r', 'skip c9 - code-taken s'],
    ...['create mail - email-taken q', 'skip kept - email-taken q'],
    ...['skip bound - username-taken bound', 'create free new@a.go.th นิติกร'],
    'skip FREE - username-taken นายทดสอบ free',
    `skip ${'x'.repeat(41)} - code-long`,
  ]);
});

it('a person is one entry: the surest', () => {
  const twins = { email: 'twins@a.go.th' };
  const people = [person('b', { email: twins.email })];
  expect(details([entry('a', twins), entry('b', twins)], people)).toEqual(['skip a - matched b']);
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
