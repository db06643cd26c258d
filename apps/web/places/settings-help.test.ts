import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpPathOf } from '@sarn/settings/web';
import { expect, test } from 'vitest';
import { settingsList } from './settings-list.ts';

const pages = join(import.meta.dirname, '../../../modules/help/web/pages');

const headingsOf = (language: 'th' | 'en', page: string): string[] =>
  readFileSync(join(pages, language, `${page}.md`), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));

test('every settings screen is explained on the help page to which it leads, in both languages', async () => {
  const screens = await settingsList();
  expect(screens.length).toBeGreaterThan(50);
  const unexplained = screens.flatMap((screen) => {
    const page = helpPathOf(screen).replace('/manual/', '');
    return (['th', 'en'] as const)
      .filter((language) => !headingsOf(language, page).includes(screen.label[language]))
      .map((language) => `${screen.path} (${language}, ${page})`);
  });
  expect(unexplained).toEqual([]);
});
