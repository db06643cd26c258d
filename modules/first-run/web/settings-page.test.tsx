import { answerCalls, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import FirstRunSettingsPage from './FirstRunSettingsPage.tsx';

test('an agency that did not begin with the first setup is led to the settings', async () => {
  const none = {
    ...{ version: 0, isOpen: false, isSignedIn: true, agency: null, factor: null, year: 2569 },
    ...{ steps: [], people: 1, units: 2, registers: 0, mail: { isSetUp: true, sentTo: null } },
    ...{ points: [], books: [], backup: null, holidays: 0 },
  };
  answerCalls({ 'POST /first-run/look': () => ({ view: none }) });
  await show(<FirstRunSettingsPage />);
  const link = await screen.findByRole('link', { name: 'ไปหน้าตั้งค่าระบบ' });
  expect(link.getAttribute('href')).toContain('settings/3144');
});
