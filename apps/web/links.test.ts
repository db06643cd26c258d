import { globSync, readFileSync } from 'node:fs';
import { settingsMenus } from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { isPage } from './page-routes.tsx';
import { screenAt, settingsList } from './places/settings-list.ts';
import { publicPlaces } from './route-list.testing.ts';

const root = new URL('../../', import.meta.url);
const sources = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root.pathname,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/*.testing.*'],
  })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

const centres: Readonly<Record<string, string>> = {
  'settingsMenus.centre': String(settingsMenus.centre),
  'settingsMenus.certificates': String(settingsMenus.certificates),
};

/** An address as it is written, with something in the place of its values and without its query. */
const addressOf = (written: string): string =>
  written
    .replace(/\$\{([^}]*)\}/g, (_, value: string) => centres[value] ?? '7')
    .replace(/[?#].*$/, '');

/** Screens that a value names: whoever makes the value is asked here. */
const isValue = (written: string): boolean => /^\/settings\/\$\{[^}]*\}\/\$/.test(written);

/** The first page, addresses that the server answers itself, and pages of the other half of the build. */
const elsewhere = new Set([
  ...['/', '/docs', '/v', '/api/signature/offline-verifier'],
  ...publicPlaces.map(({ path }) => addressOf(path)),
]);

interface Link {
  readonly file: string;
  readonly address: string;
}

function linksIn(folders: string, written: RegExp): Link[] {
  return sources(folders).flatMap(({ file, text }) =>
    [...text.matchAll(written)]
      .filter(([, found = '']) => !isValue(found))
      .map(([, found = '']) => ({ file, address: addressOf(found) })),
  );
}

const screens = await settingsList();

/** Whether a page of the application, or a screen of the settings, is there. */
function isThere(address: string): boolean {
  const [, below] = /^\/settings\/\d+\/(.+)$/.exec(address) ?? [];
  if (below !== undefined) return screenAt(screens, below) !== undefined;
  return elsewhere.has(address) || isPage(address);
}

const dead = (links: readonly Link[]) => links.filter(({ address }) => !isThere(address));

test('every link that is written out leads to a page', () => {
  const links = linksIn(
    '{apps,modules/*,platform}/web',
    /\b(?:href|to)(?:=\{?|: )["'`](\/[^"'`]*)["'`]/g,
  );
  expect(links.length).toBeGreaterThan(50);
  expect(dead(links)).toEqual([]);
});

test('every settings screen that is named anywhere is there', () => {
  const links = linksIn(
    '{apps,modules/*,platform}/{web,server,contract}',
    /["'`](\/settings\/\$\{settingsMenus\.\w+\}\/[a-zA-Z][^"'`$]*)/g,
  );
  expect(links.length).toBeGreaterThan(30);
  expect(dead(links)).toEqual([]);
});
