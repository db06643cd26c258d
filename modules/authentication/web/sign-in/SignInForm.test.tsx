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
  waitFor,
} from '@sarn/platform-web/testing';
import {
  getCaptcha,
  getSignInWays,
  login,
  preLogin,
  signInWayErrors,
} from '@sarn/authentication/contract';
import type { CaptchaChallenge, SignedIn } from '@sarn/authentication/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, hasSession } from '../session/session.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInHostProvider } from './sign-in-host.ts';
import type { SecondFactorStepProps, SignInHost } from './sign-in-host.ts';

const token = 'token-of-the-session';
const names = { F_FIRST_NAME: 'สมศรี', F_LAST_NAME: 'ใจดี' };
const signedIn: SignedIn = {
  ...{ message: 'เข้าสู่ระบบสำเร็จ !', oauth_id: null, token, success: { token } },
  userLogin: {
    ...{ id: 'p1', email: '', name: 'สมศรี ใจดี', F_PERSON_ID: 'p1', ...names },
    ...{ F_POSITION_NAME: '', F_FIRST_NAME_EN: '', F_LAST_NAME_EN: '', F_POSITION_NAME_EN: '' },
    userInformation: { ...names, F_IS_AGREE_PDPA: 1 },
  },
};
const right = { status: 'success', message: '', oauth_id: null } as const;
const ways = answering(getSignInWays, { provider: null, isRegistrationOpen: false });
const preLoginCall = 'POST /users/pre-login';
const loginCall = 'POST /users/login';

/** Stands in for the screen of the second factor, which another module brings. */
function Step({ asked, onDone, onOver }: SecondFactorStepProps) {
  return (
    <>
      <p>{`asked with ${asked.ticket}`}</p>
      <button onClick={() => onDone(signedIn)}>right code</button>
      <button onClick={() => onOver(null)}>back</button>
    </>
  );
}

const enter = vi.fn();
const byPasskey = vi.fn<SignInHost['secondFactor']['byPasskey']>();
const host: SignInHost = {
  ...{ asksIdCard: false, checksEmail: true, offersPasskeys: false },
  ...{ enter, preload: () => {}, goTo: () => {} },
  secondFactor: { Step, byPasskey, takeOver: () => byPasskey() },
};

const shown = async () => {
  const user = await show(
    <SignInHostProvider value={host}>
      <SignInForm path="/users/login" />
    </SignInHostProvider>,
  );
  await fill(user, fieldOf('ชื่อผู้ใช้งาน'), 'somsri');
  await fill(user, fieldOf('รหัสผ่าน'), 'Secret2569');
  return user;
};
const said = async () => (await screen.findByRole('dialog')).textContent;
const typedName = () => fieldOf('ชื่อผู้ใช้งาน');

beforeEach(() => enter.mockClear());
// The user is kept beside the storage too, and would stay signed in for the next file.
afterEach(forgetSession);

test('right name and password: checked, signed in, welcomed, and the session is kept', async () => {
  const calls = answerCalls({
    ...ways,
    ...answering(preLogin, right),
    ...answering(login, signedIn),
  });
  const user = await shown();
  await user.click(submitButton());
  expect(await said()).toContain('ยินดีต้อนรับ คุณสมศรี ใจดี');
  expect(askedOf(login, calls)).toEqual([{ username: 'somsri', password: 'Secret2569' }]);
  expect(hasSession()).toBe(true);
});

test('an empty field is named, and nothing is sent', async () => {
  const calls = answerCalls(ways);
  const user = await shown();
  await user.clear(fieldOf('รหัสผ่าน'));
  await user.click(submitButton());
  expect(await said()).toContain('กรุณากรอกรหัสผ่าน');
  expect(askedOf(preLogin, calls)).toEqual([]);
});

describe('a refusal', () => {
  const away = signInWayErrors['identity.directory-unavailable'].th;
  test.each([
    // One answer for an unknown name, a wrong password and an account that is locked or suspended.
    ['a wrong password, or a locked account', 'identity.wrong-credentials', 'ไม่พบข้อมูลผู้ใช้งาน !'],
    ['a directory that is silent', 'identity.directory-unavailable', away],
  ])('%s: is told once, the name stays, and no session is kept', async (_what, code, sentence) => {
    answerCalls({ ...ways, [preLoginCall]: () => refusal(code, [], away) });
    const user = await shown();
    await user.click(submitButton());
    expect(await said()).toContain(sentence);
    await user.click(screen.getByRole('button', { name: 'ตกลง' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typedName()).toHaveProperty('value', 'somsri');
    expect([hasSession(), enter.mock.calls.length]).toEqual([false, 0]);
  });

  test('a lost connection: says so, and the second try goes through', async () => {
    let isLost = true;
    answerCalls({
      ...ways,
      [preLoginCall]: () => (isLost ? Promise.reject(new TypeError('fetch')) : right),
      ...answering(login, signedIn),
    });
    const user = await shown();
    await user.click(submitButton());
    expect(await said()).toContain('ติดต่อเครื่องแม่ข่ายไม่ได้');
    await user.click(screen.getByRole('button', { name: 'ตกลง' }));
    expect(typedName()).toHaveProperty('value', 'somsri');
    isLost = false;
    await user.click(submitButton());
    await waitFor(async () => expect(await said()).toContain('ยินดีต้อนรับ'));
  });
});

describe('a question', () => {
  const question = { status: 'error', message: 'กำลังใช้งานที่ Chrome', oauth_id: 'ticket-1' } as const;

  test('a session elsewhere: is ended only after the person agrees', async () => {
    const calls = answerCalls({
      ...ways,
      ...answering(preLogin, question),
      ...answering(login, signedIn),
    });
    const user = await shown();
    await user.click(submitButton());
    expect(await said()).toContain('กำลังใช้งานที่ Chrome');
    expect(askedOf(login, calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'ยืนยัน' }));
    await waitFor(async () => expect(await said()).toContain('ยินดีต้อนรับ'));
    expect(askedOf(login, calls)).toMatchObject([{ oauth_id: 'ticket-1' }]);
  });

  test('a session elsewhere: a person who declines is back at the form, with the name', async () => {
    const calls = answerCalls({ ...ways, ...answering(preLogin, question) });
    const user = await shown();
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'ยกเลิก' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typedName()).toHaveProperty('value', 'somsri');
    expect(askedOf(login, calls)).toEqual([]);
  });

  const second = {
    ...{ status: 'error', code: 'identity.second-factor-needed', message: '', oauth_id: null },
    secondFactor: { ticket: 'ticket-2', methods: ['one-time-code'], expiresInSeconds: 300 },
  };

  test('a second factor: its screen replaces the form, and ends in the welcome', async () => {
    answerCalls({ ...ways, ...answering(preLogin, right), [loginCall]: () => second });
    const user = await shown();
    await user.click(submitButton());
    await screen.findByText('asked with ticket-2');
    expect([document.querySelector('form'), hasSession()]).toEqual([null, false]);
    await user.click(screen.getByText('right code'));
    expect(await said()).toContain('ยินดีต้อนรับ');
    expect(hasSession()).toBe(true);
  });

  test('a second factor: a person who goes back finds the name in the form', async () => {
    answerCalls({ ...ways, ...answering(preLogin, right), [loginCall]: () => second });
    const user = await shown();
    await user.click(submitButton());
    await user.click(await screen.findByText('back'));
    expect(typedName()).toHaveProperty('value', 'somsri');
    expect(hasSession()).toBe(false);
  });
});

describe('the check against programs', () => {
  const challenge: CaptchaChallenge = {
    parameters: {
      ...{ algorithm: 'SHA-256', nonce: 'n', salt: 's', cost: 1, keyLength: 32 },
      ...{ keyPrefix: '00', keySignature: 'k', data: { until: 1 } },
    },
    signature: 'signed',
  };
  /** A worker that has solved each challenge at once. */
  class Solver extends EventTarget {
    postMessage() {
      const solution = { counter: 7, derivedKey: '00ff' };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solution })));
    }
    terminate() {}
  }

  test('is made when the server asks for it, and the same call is sent again with the answer', async () => {
    vi.stubGlobal('Worker', Solver);
    const calls = answerCalls({
      ...ways,
      ...answering(getCaptcha, { challenge }),
      [preLoginCall]: ({ fields }) =>
        fields['captcha'] === undefined ? refusal('identity.captcha-required') : right,
      ...answering(login, signedIn),
    });
    const user = await shown();
    await user.click(submitButton());
    expect(await said()).toContain('ยินดีต้อนรับ');
    const [first, again] = askedOf(preLogin, calls);
    expect(first?.captcha).toBeUndefined();
    expect(JSON.parse(atob(again?.captcha ?? ''))).toMatchObject({ solution: { counter: 7 } });
    // One solution is enough for both halves of a sign-in.
    expect(askedOf(login, calls)).toMatchObject([{ captcha: again?.captcha }]);
    expect(askedOf(getCaptcha, calls)).toHaveLength(1);
  });
});
