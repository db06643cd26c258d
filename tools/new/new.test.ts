import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../suite/places.ts';
import { indexLines, nextMenuId } from './index-lines.ts';
import { moduleTree } from './module-tree.ts';
import { migrationName, moduleNameComplaint, nameComplaint } from './names.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('a new module', () => {
  const now = new Date('2026-11-20T18:05:00Z');
  const tree = moduleTree({ name: 'leave-plan', version: '1.0.0', now, menuId: 5007 });

  test('has the layers, a migration named by the clock, and tests', () => {
    expect([...tree.keys()]).toEqual(
      expect.arrayContaining([
        'README.md',
        'contract/leave-plan.flow.ts',
        'server/leave-plan.int.test.ts',
        'server/migrations/2026-11-21-0105-leave-plan.sql',
        'web/LeavePlanPage.tsx',
        'web/leave-plan.test.tsx',
      ]),
    );
  });

  test('has its own name in every spelling, and the values that the template cannot know', () => {
    const text = [...tree].flat().join('\n');
    expect(text).not.toMatch(/sample.?request/i);
    expect(text).toContain('leavePlanModule');
    expect(text).toContain('create table leave_plan (');
    expect(tree.get('package.json')).toContain('"version": "1.0.0"');
    expect(tree.get('server/leave-plan.tile.ts')).toContain('id: 5007,');
  });
});

test('a new module wants the versions of packages that the others have', () => {
  const wanted = (file: string) => {
    const { dependencies, devDependencies = {} } = JSON.parse(read(file)) as {
      dependencies: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    return { ...dependencies, ...devDependencies };
  };
  const known = { ...wanted('apps/web/package.json'), ...wanted('modules/document/package.json') };
  const own = Object.entries(wanted('tools/new/template/package.json'));
  expect(own.filter(([name, version]) => version !== (known[name] ?? '*'))).toEqual([]);
});

describe('the indexes of modules', () => {
  test('name a new module, each in one place', () => {
    const lines = indexLines(read, 'leave-plan');
    expect([...lines.keys()]).toEqual([
      'tools/boundaries/tiers.ts',
      'apps/server/modules-further.ts',
      'apps/web/modules.ts',
      'apps/server/package.json',
      'apps/web/package.json',
    ]);
    for (const [file, text] of lines) {
      const added = text.length - read(file).length;
      expect([file, added > 0 && added < 120]).toEqual([file, true]);
      expect(text).toMatch(/leave-plan|leavePlan/);
    }
  });

  test('know the tier of a module that was still to come', () => {
    expect([...indexLines(read, 'car').keys()]).not.toContain('tools/boundaries/tiers.ts');
  });

  test('are not written when one of them looks otherwise', () => {
    const odd = (file: string) => (file === 'apps/web/modules.ts' ? '// moved' : read(file));
    expect(() => indexLines(odd, 'leave-plan')).toThrow('apps/web/modules.ts has no line');
  });

  test('give each menu entry a number of its own', () => {
    expect(nextMenuId([])).toBe(5001);
    expect(nextMenuId(['id: 5003,', 'id: 5001,'])).toBe(5004);
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

test.each(['user', 'order', 'current-user'])('a module is not called %s, a word of SQL', (name) => {
  expect(moduleNameComplaint(name)).toContain(`"${name}" is a word of SQL`);
});

test('a module may have a word of SQL in its name, and a migration may be called so', () => {
  expect(moduleNameComplaint('purchase-order')).toBeUndefined();
  expect(moduleNameComplaint('Order')).toContain('is no name');
  expect(nameComplaint('order')).toBeUndefined();
});
