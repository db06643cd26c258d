import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingEffects } from './setting-effects.testing.ts';

const root = new URL('../../', import.meta.url);

/** Names of the tests in a file, without the numbers of the checklist before them. */
const testsIn = (file: string): string[] =>
  [...readFileSync(new URL(file, root), 'utf8').matchAll(/\b(?:it|test)\(\s*'([^']+)'/g)].map(
    ([, name = '']) => name.replace(/^(?:\[[^\]]*\] )+/, ''),
  );

test.each(Object.entries(settingEffects))(
  '[11.01] what is set at %s has a test that proves its effect, and not only the saved row',
  (_address, [proof, name]) => {
    const [module, ...file] = proof.split('/');
    const folder = module === 'apps' ? 'apps' : `modules/${module}/server`;
    const path = `${folder}/${file.join('/')}.int.test.ts`;
    expect(testsIn(path), path).toContain(name);
  },
);
