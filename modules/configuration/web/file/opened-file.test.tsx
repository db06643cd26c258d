import { getLastImport } from '@sarn/configuration/contract';
import { answerCalls, answering, refusal, screen, show, waitFor } from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import ConfigurationFilePage from './ConfigurationFilePage.tsx';

const importId = '01930000-0000-7000-8000-000000000303';

test('the compared file is in the address; one that is used up leads back to the choice of a file', async () => {
  answerCalls({
    [`GET /configuration/file/imports/${importId}`]: () => refusal('platform.not-found'),
    ...answering(getLastImport, { item: null }),
  });
  const history = createMemoryHistory({ initialEntries: [`/?file=${importId}`] });
  const user = await show(<ConfigurationFilePage />, '/', history);
  await user.click(await screen.findByRole('button', { name: 'เปลี่ยนไฟล์' }));
  expect(await screen.findByText('ไฟล์ตั้งค่า (.json)')).toBeDefined();
  await waitFor(() => expect(history.location.search).toBe(''));
});
