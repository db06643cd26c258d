import { getNotifications } from '@sarn/notification/contract';
import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { useBell, useReloadNotifications } from './notification.client.ts';
import { settingRoot } from './setting/setting.client.ts';

let asked = 0;

function Reading() {
  useBell([]);
  useQuery({ queryKey: [...settingRoot, 'matrix'], queryFn: () => (asked += 1) });
  return <button onClick={useReloadNotifications()}>again</button>;
}

test('what arrives is read again, and not what a page of the settings has read', async () => {
  const bell = { items: [], count: 0, count_unread: 0, last_read: null };
  const calls = answerCalls({ [`POST ${getNotifications.path}`]: () => bell });
  const user = await show(<Reading />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByText('again'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(asked).toBe(1);
});
