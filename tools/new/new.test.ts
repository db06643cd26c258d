import { describe, expect, test } from 'vitest';
import { checkTree } from '../boundaries/check-tree.ts';
import { moduleTree } from './module-tree.ts';
import { migrationName, nameComplaint } from './names.ts';

describe('a new module', () => {
  const tree = moduleTree('leave', '1.0.0');

  test('fits into the repository', () => {
    const describedPackage = (name: string): string =>
      JSON.stringify({ name, exports: { '.': './index.ts' } });
    const repository = new Map([
      ['package.json', JSON.stringify({ name: 'sarn' })],
      ['platform/kernel/package.json', describedPackage('@sarn/kernel')],
      ['platform/server/package.json', describedPackage('@sarn/platform-server')],
      ['platform/web/package.json', describedPackage('@sarn/platform-web')],
      ...[...tree].map(([file, text]) => [`modules/leave/${file}`, text] as const),
    ]);
    expect(checkTree(repository)).toEqual([]);
  });

  test('has a test that waits for its first rule', () => {
    expect(tree.get('server/leave.rules.test.ts')).toContain('expect.fail');
  });

  test('names its values in one word', () => {
    const index = moduleTree('leave-request', '1.0.0').get('web/index.ts');
    expect(index).toContain('leaveRequestWeb');
  });
});

test('a migration is named by the clock of the office', () => {
  const lateInLondon = new Date('2026-11-20T18:05:00Z');
  expect(migrationName(lateInLondon, 'contact-phone')).toBe('2026-11-21-0105-contact-phone.sql');
});

test.each(['', '../etc', 'Leave', 'leave--x', '-a', 'การลา'])('%j is no name', (name) => {
  expect(nameComplaint(name)).toBeTypeOf('string');
});

test('leave-request is a name', () => {
  expect(nameComplaint('leave-request')).toBeUndefined();
});
