import { answerCalls, fieldOf, refusal, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import FirstRunPage from './FirstRunPage.tsx';

const look = 'POST /first-run/look';

test('the setup code is asked for without a complaint about the one that nobody has typed', async () => {
  answerCalls({ [look]: () => refusal('first-run.code-wrong') });
  await show(<FirstRunPage />);
  await screen.findByRole('heading', { name: 'รหัสตั้งค่า' });
  expect(fieldOf('รหัสตั้งค่า')).toHaveProperty('value', '');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in another browser, once there is an administrator, the page leads to the sign-in', async () => {
  answerCalls({ [look]: () => refusal('first-run.code-used') });
  await show(<FirstRunPage />);
  await screen.findByRole('button', { name: 'เข้าสู่ระบบเพื่อทำต่อ' });
  expect(screen.queryByRole('textbox')).toBeNull();
});
