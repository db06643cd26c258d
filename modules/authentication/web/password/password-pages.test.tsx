import { forgotPassword, resetPassword } from '@sarn/authentication/contract';
import {
  answerCalls,
  answering,
  askedOf,
  fieldOf,
  fill,
  refusal,
  screen,
  show,
  submitButton,
  within,
} from '@sarn/platform-web/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SignInHostProvider } from '../sign-in/sign-in-host.ts';
import type { SignInHost } from '../sign-in/sign-in-host.ts';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const goTo = vi.fn<SignInHost['goTo']>();
/** These pages sign nobody in. */
const never = () => Promise.reject(new Error('there is no second factor here'));
const host: SignInHost = {
  ...{ asksIdCard: false, checksEmail: true, offersPasskeys: false },
  ...{ enter: () => {}, preload: () => {}, goTo },
  secondFactor: { Step: () => null, byPasskey: never, takeOver: never },
};
beforeEach(() => goTo.mockClear());

type User = Awaited<ReturnType<typeof show>>;

/** Types the text in place of what is in the field. */
async function enter(user: User, label: string, text: string): Promise<void> {
  await user.clear(fieldOf(label));
  await fill(user, fieldOf(label), text);
}

const said = async () => (await screen.findByRole('dialog')).textContent;

/** Presses the only button of the message, and waits until it has gone. */
async function close(user: User): Promise<void> {
  const message = await screen.findByRole('dialog');
  await user.click(within(message).getByRole('button'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('a forgotten password', () => {
  const wrong = 'กรุณากรอกอีเมลให้ถูกต้อง.';
  const sent = answering(forgotPassword, { message: 'หากอีเมลนี้อยู่ในระบบ' });
  const shown = (changed: Partial<SignInHost> = {}) =>
    show(
      <SignInHostProvider value={{ ...host, ...changed }}>
        <ForgotPasswordPage />
      </SignInHostProvider>,
    );

  test('[2.07] the field takes the keys of an address alone, and loses none of them', async () => {
    answerCalls({});
    const user = await shown();
    await user.type(fieldOf('อีเมล'), 'a.B-c_1@');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(fieldOf('อีเมล'), '!b กc+@x.go');
    expect(await said()).toContain(wrong);
    expect((fieldOf('อีเมล') as HTMLInputElement).value).toBe('a.B-c_1@bc@x.go');
  });

  test('[2.07] a wrong address is never sent; a right one is, once, and answered in general', async () => {
    const calls = answerCalls(sent);
    const user = await shown();
    for (const address of ['', 'a@b', 'a@b.c', 'a@b.abcdefghijklmnopqrstuvwxyz']) {
      await enter(user, 'อีเมล', address);
      await user.click(submitButton());
      expect(await said()).toContain(wrong);
      await close(user);
    }
    expect(calls).toEqual([]);
    await enter(user, 'อีเมล', 'nobody@office.example');
    await user.click(submitButton());
    expect(await said()).toContain('หากอีเมลนี้อยู่ในระบบ');
    expect(askedOf(forgotPassword, calls)).toMatchObject([{ F_EMAIL: 'nobody@office.example' }]);
    await close(user);
    expect(goTo).toHaveBeenLastCalledWith('/reset-password?key=nobody%40office.example');
  });

  test('[2.07] [16.08] in the other reading the server alone refuses a wrong address', async () => {
    const calls = answerCalls({
      'POST /core/forgot-password': () =>
        refusal('identity.email-invalid', [], 'ข้อความจากเครื่องแม่ข่าย'),
    });
    const user = await shown({ checksEmail: false });
    await enter(user, 'อีเมล', 'a@b');
    await user.click(submitButton());
    expect(await said()).not.toBe('');
    expect(askedOf(forgotPassword, calls)).toMatchObject([{ F_EMAIL: 'a@b' }]);
  });

  test('[2.07] the ID card is asked for where the deployment does; its digits alone are sent', async () => {
    const calls = answerCalls(sent);
    const user = await shown({ asksIdCard: true });
    await enter(user, 'อีเมล', 'nobody@office.example');
    await enter(user, 'เลขประจำตัวประชาชน', '1234567890123');
    await user.click(submitButton());
    expect(await said()).toContain('เลขประจำตัวประชาชน');
    await close(user);
    expect(calls).toEqual([]);
    await enter(user, 'เลขประจำตัวประชาชน', '๑-๒๓๔๕-๖๗๘๙๐-๑๒-๑');
    await user.click(submitButton());
    await screen.findByRole('dialog');
    expect(askedOf(forgotPassword, calls)).toMatchObject([{ F_ID_CARD: '1234567890121' }]);
  });
});

describe('a new password', () => {
  const changed = 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว';
  const shown = (key: string) => {
    history.replaceState(null, '', `/reset-password${key}`);
    return show(
      <SignInHostProvider value={host}>
        <ResetPasswordPage />
      </SignInHostProvider>,
    );
  };
  const complete = async (
    user: User,
    [password, repeated, code]: readonly [string, string, string],
  ) => {
    await enter(user, 'รหัสผ่านใหม่', password);
    await enter(user, 'ยืนยันรหัสผ่านใหม่', repeated);
    await enter(user, 'รหัสยืนยัน', code);
    await user.click(submitButton());
  };

  test('[2.08] without a key the sign-in page takes its place', async () => {
    answerCalls({});
    await shown('');
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/login', true));
  });

  test('[2.08] each rule is ticked as it is met', async () => {
    answerCalls({});
    const user = await shown('?key=a');
    const met = () =>
      within(screen.getByRole('list', { name: 'รหัสผ่านใหม่ต้องมี' }))
        .getAllByRole('listitem')
        .filter((rule) => 'met' in rule.dataset).length;
    expect(met()).toBe(0);
    for (const [text, count] of [
      ['a', 2],
      ['aB', 3],
      ['aB1', 4],
      ['aB1aB1aB', 5],
      ['aB1กaB1a', 4],
    ] as const) {
      await enter(user, 'รหัสผ่านใหม่', text);
      expect([text, met()]).toEqual([text, count]);
    }
  });

  test.each([
    ['Ab1', 'Ab1', '1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
    ['Saraban2570', 'Saraban2571', '1', 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน'],
    ['saraban2570', 'saraban2570', '1', 'รหัสผ่านใหม่ต้องมีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก และตัวเลข'],
    ['สารบรรณAa1', 'สารบรรณAa1', '1', 'รหัสผ่านใหม่ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข'],
    ['Saraban2570', 'Saraban2570', ' ', 'กรุณากรอกรหัสยืนยัน'],
  ])('[2.08] %s, %s with the code “%s” is refused and not sent', async (...given) => {
    const calls = answerCalls({});
    const [password, repeated, code, sentence] = given;
    const user = await shown('?key=a');
    await complete(user, [password, repeated, code]);
    expect(await said()).toContain(sentence);
    expect(calls).toEqual([]);
  });

  test('[2.08] it is sent once with key and code, and then the sign-in page is shown', async () => {
    const calls = answerCalls(answering(resetPassword, { message: changed }));
    const user = await shown('?key=a');
    await complete(user, ['Saraban2570', 'Saraban2570', ' 12345678 ']);
    expect(await said()).toContain(changed);
    expect(askedOf(resetPassword, calls)).toEqual([
      { NEW_PASSWORD: 'Saraban2570', EMAIL: 'a', OTP: '12345678' },
    ]);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'), { timeout: 20_000 });
  });

  test('[2.08] a code that is not right is told', async () => {
    answerCalls({ 'POST /core/reset-password': () => refusal('identity.code-invalid') });
    const user = await shown('?key=a');
    await complete(user, ['Saraban2570', 'Saraban2570', '12345678']);
    expect(await said()).toContain('รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว');
  });
});
