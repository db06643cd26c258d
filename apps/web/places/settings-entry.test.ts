import { settingsMenus } from '@sarn/kernel';
import { settingsPermissions } from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { settingsList } from './settings-list.ts';

test('each page of the settings centre brings who may open it to the centre', async () => {
  const pages = (await settingsList()).filter(
    ({ centre, permission }) =>
      centre === settingsMenus.centre && !permission.startsWith('registry.'),
  );
  const scoped = pages.filter(({ hasScopes }) => hasScopes).map(({ permission }) => permission);
  const wanted = pages.map(({ permission }) => [
    permission,
    scoped.includes(permission) ? 'any-unit' : 'everywhere',
  ]);
  expect(settingsPermissions).toEqual(Object.fromEntries(wanted));
});
