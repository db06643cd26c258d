import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { dialog, fillSignIn, signInByForm } from './stage/people.ts';
import { agreeBefore } from './stage/session.ts';
import { useStage } from './stage/stage.ts';

/*
 * The sentences of specification §2, §4, §5, §8 and §9 about the screens before sign-in, one by one,
 * with the words, the times and the buttons they give. Times pass on a clock of the page.
 */
const stage = useStage();

const submit = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
const ok = (page: Page, title: string) =>
  dialog(page, title).getByRole('button', { name: 'ตกลง' }).click();

/** A page whose timers stand still until they are told to go on. */
async function stillPage(place: string): Promise<Page> {
  const page = await stage.stranger();
  await page.clock.install();
  await page.goto(stage.url + place);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

async function isGoneAfter(page: Page, title: string, ms: number): Promise<void> {
  await dialog(page, title).waitFor();
  await page.clock.runFor(ms - 100);
  expect(await dialog(page, title).count()).toBe(1);
  await page.clock.runFor(200);
  await dialog(page, title).waitFor({ state: 'detached' });
}

/** Lets time pass in small steps until it is there: what is loaded late is shown by timers too. */
async function runUntil(page: Page, isThere: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return isThere.isVisible();
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(true);
}

describe('the sign-in page', () => {
  it('[2.01] has the same fields at both addresses, always in Thai, and shows the password', async () => {
    for (const place of ['/login', '/ig-login', '/igencoLogin', '/login/']) {
      const page = await stage.stranger({ language: 'en' });
      await page.goto(stage.url + place);
      await page.getByLabel('ชื่อผู้ใช้งาน').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('th');
      const password = page.getByLabel('รหัสผ่าน', { exact: true });
      await password.fill('Sarn2569');
      expect(await password.getAttribute('type')).toBe('password');
      await page.getByRole('button', { name: 'แสดงรหัสผ่าน' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
      await page.getByRole('heading', { name: 'ลืมรหัสผ่าน' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/forgot-password');
      await page.context().close();
    }
  });

  it('[2.01] leads on to the portal when somebody is signed in already', async () => {
    const page = await stage.enter('officer2.survey', '/login');
    await page.waitForURL(`${stage.url}/portal`);
  });

  it('[2.03] [14.04] refuses empty fields in a window of that title', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    await page.getByLabel('ชื่อผู้ใช้งาน').fill('   ');
    await submit(page).click();
    await dialog(page, /^เกิดข้อผิดพลาด$/)
      .getByText('กรุณากรอกชื่อผู้ใช้งาน', { exact: true })
      .waitFor();
    await ok(page, 'เกิดข้อผิดพลาด');
    await page.getByLabel('ชื่อผู้ใช้งาน').fill('somebody');
    await submit(page).click();
    await dialog(page, /^เกิดข้อผิดพลาด$/)
      .getByText('กรุณากรอกรหัสผ่าน', { exact: true })
      .waitFor();
  });

  it('[2.03] [14.04] says for 2.5 s that nobody is found, then asks anew who is signed in', async () => {
    const page = await stillPage('/login');
    await fillSignIn(page, 'nobody.at.all', 'Wrong2569');
    await dialog(page, 'ไม่พบข้อมูลผู้ใช้งาน !')
      .getByText('กรุณาตรวจสอบ ชื่อผู้ใช้งาน และ รหัสผ่าน ใหม่อีกครั้ง', { exact: true })
      .waitFor();
    // Another tab signs in meanwhile: this one then goes on too.
    const { token } = await signIn(stage.url, 'officer2.plan');
    await page.evaluate((kept) => localStorage.setItem('sarn_token', kept), token);
    const asked = page.waitForRequest(`${stage.url}/api/verify`);
    await isGoneAfter(page, 'ไม่พบข้อมูลผู้ใช้งาน !', 2500);
    await asked;
    await page.clock.resume();
    await page.waitForURL(`${stage.url}/portal`);
  });

  it('[2.03] [14.04] tells of a broken line in the same window as of any other failure', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    await page.route('**/api/users/pre-login', (route) => route.abort());
    await fillSignIn(page, 'officer.legal', 'Sarn2569');
    await dialog(page, 'เกิดข้อผิดพลาด !')
      .getByText('ติดต่อเครื่องแม่ข่ายไม่ได้ กรุณาตรวจสอบเครือข่ายแล้วลองใหม่')
      .waitFor();
    await page.unroute('**/api/users/pre-login');
    await ok(page, 'เกิดข้อผิดพลาด !');
    await page.route('**/api/users/pre-login', (route) =>
      route.fulfill({ json: { status: 'error', message: 'ข้อความจากเครื่องแม่ข่าย', oauth_id: null } }),
    );
    await submit(page).click();
    await dialog(page, 'เกิดข้อผิดพลาด !').getByText('ข้อความจากเครื่องแม่ข่าย').waitFor();
  });

  it('[2.03] [14.04] welcomes by first and last name for 2.5 s, then the portal', async () => {
    await agreeBefore(stage.url, 'officer2.evaluation').then((api) => api.post('/logout', {}));
    const page = await stillPage('/login');
    await fillSignIn(page, 'officer2.evaluation', 'Sarn2569');
    const title = 'เข้าสู่ระบบสำเร็จ !';
    await dialog(page, title)
      .getByText(/^ยินดีต้อนรับ คุณ\S+ \S+$/)
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sarn_token'))).toBeTruthy();
    expect(await page.evaluate(() => localStorage.getItem('sarn_userLogin'))).toContain(
      'F_PERSON_ID',
    );
    await isGoneAfter(page, title, 2500);
    await page.clock.resume();
    await page.waitForURL(`${stage.url}/portal`);
  });

  it('[2.02] [14.04] asks before it takes a session over; cancel stops, confirm goes on', async () => {
    const elsewhere = await agreeBefore(stage.url, 'officer2.evaluation');
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    await fillSignIn(page, 'officer2.evaluation', 'Sarn2569');
    const question = page.getByRole('dialog').filter({
      hasText: 'คุณต้องการเข้าใช้งานเครื่องนี้หรือไม่ ?',
    });
    await question.getByText(/บัญชีนี้กำลังเข้าใช้งานอยู่ที่เครื่องอื่น/).waitFor();
    await question.getByRole('button', { name: 'ยกเลิก' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await elsewhere.post('/verify', {})).status).toBe(200);
    await submit(page).click();
    await question.getByRole('button', { name: 'ยืนยัน' }).click();
    await dialog(page, 'เข้าสู่ระบบสำเร็จ !').waitFor();
    expect((await elsewhere.post('/verify', {})).status).toBe(401);
  });

  it('[2.09] solves a captcha after three wrong passwords, without a word of the person', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    for (let turn = 0; turn < 3; turn += 1) {
      await fillSignIn(page, 'nobody.of.captcha', `Wrong${turn}`);
      await ok(page, 'ไม่พบข้อมูลผู้ใช้งาน !');
    }
    const challenge = page.waitForResponse(`${stage.url}/api/identity/captcha`);
    await signInByForm(page, 'officer2.evaluation');
    expect((await challenge).status()).toBe(200);
    await page.waitForURL(`${stage.url}/portal`);
  });
});

describe('where sign-in leads', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    'javascript:alert(document.domain)',
  ])('[2.01] next=%s does not leave the application', async (next) => {
    await agreeBefore(stage.url, 'officer2.evaluation');
    const page = await stage.stranger();
    const left: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.includes('evil')) left.push(request.url());
    });
    await page.goto(`${stage.url}/login?next=${encodeURIComponent(next)}`);
    await signInByForm(page, 'officer2.evaluation');
    await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
    expect([new URL(page.url()).origin, left]).toEqual([stage.url, []]);
  });

  it.each([
    '/portal?api=email&view=document&docId=//evil.example&enc=n',
    '/portal?api=email&view=document&docId=https://evil.example&enc=y',
    '/sarabun?api=notification&view=document&docId=..%2f..%2f%2fevil.example&enc=n',
    '/meet/mainUser.php?page=MEETTERM1000&id=//evil.example',
    '/login?next=/portal&forceLogout=true&next=https://evil.example',
    '/oidc-callback?code=a&state=https://evil.example&redirect_uri=https://evil.example',
    '/reset-password?key=https://evil.example',
  ])('[2.01] %s stays here', async (place) => {
    const page = await stage.enter('officer2.evaluation', '/portal');
    const left: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.includes('evil')) left.push(request.url());
    });
    await page.goto(stage.url + place);
    await page.getByRole('main').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect([new URL(page.url()).origin, left]).toEqual([stage.url, []]);
  });
});

describe('the start of the application', () => {
  it('[2.04] verifies the session, and a refused one is cleared and leads to sign-in', async () => {
    const page = await stage.enter('officer2.survey', '/sarabun/dashboard');
    await page.locator('.todo-card').first().waitFor();
    const asked = page.waitForRequest(`${stage.url}/api/verify`);
    await page.evaluate(() => localStorage.setItem('sarn_token', 'made-up'));
    await page.reload();
    expect((await asked).method()).toBe('POST');
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    const kept = await page.evaluate(() => [
      localStorage.getItem('sarn_token'),
      localStorage.getItem('sarn_userLogin'),
    ]);
    expect(kept).toEqual([null, null]);
  });
});

describe('a forgotten password', () => {
  const title = 'เกิดข้อผิดพลาด !';
  const warning = 'กรุณากรอกอีเมลให้ถูกต้อง.';

  it('[2.07] [14.04] takes the keys of an address only, and warns 2.5 s of others', async () => {
    const page = await stillPage('/forgot-password');
    const field = page.getByLabel('อีเมล');
    await field.pressSequentially('a.B-c_1@');
    expect(await dialog(page, title).count()).toBe(0);
    for (const key of ['!', ' ', 'ก', '+']) {
      // Thai letters are on no key of the driver: they come in as phones and pasting bring them.
      await field.pressSequentially(key);
      await dialog(page, title).getByText(warning, { exact: true }).waitFor();
      await isGoneAfter(page, title, 2500);
    }
    expect(await field.inputValue()).toBe('a.B-c_1@');
  });

  it('[2.07] never sends a wrong address, and answers alike for one nobody has', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/forgot-password`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/core/forgot-password')) sent.push(request.postData() ?? '');
    });
    const send = page.getByRole('button', { name: 'ส่ง', exact: true });
    for (const wrong of ['', 'a@b', 'a@b.c', 'a@b.abcdefghijklmnopqrstuvwxyz']) {
      await page.getByLabel('อีเมล').fill(wrong);
      await send.click();
      await dialog(page, title).getByText(warning, { exact: true }).waitFor();
      await ok(page, title);
    }
    expect(sent).toEqual([]);
    await page.getByLabel('อีเมล').fill('nobody@land-policy.example');
    await send.click();
    await dialog(page, 'ทำรายการสำเร็จ!')
      .getByText(/^หากอีเมลนี้อยู่ในระบบ/)
      .waitFor();
    expect(sent).toHaveLength(1);
  });

  it('[2.07] [14.04] shows the server’s sentence when it is refused, and leads back', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/forgot-password`);
    await page.route('**/api/core/forgot-password', (route) =>
      route.fulfill({ status: 422, json: { status: 'error', message: 'คำตอบจากเครื่องแม่ข่าย' } }),
    );
    await page.getByLabel('อีเมล').fill('a@land-policy.example');
    await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
    await dialog(page, title).getByText('คำตอบจากเครื่องแม่ข่าย').waitFor();
    await ok(page, title);
    await page.getByRole('link', { name: 'กลับหน้าเข้าสู่ระบบ' }).click();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  });
});

describe('a new password', () => {
  const title = 'เกิดข้อผิดพลาด !';
  const fill = async (page: Page, password: string, repeated: string, code: string) => {
    await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(password);
    await page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(repeated);
    await page.getByLabel('รหัสยืนยัน').fill(code);
    await page.getByRole('button', { name: 'บันทึก' }).click();
  };

  it('[2.08] [14.04] needs a key: without one the sign-in page takes its place', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/forgot-password`);
    await page.goto(`${stage.url}/reset-password`);
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.goBack();
    await page.getByRole('heading', { name: 'ลืมรหัสผ่าน' }).waitFor();
  });

  it('[2.08] hints at each rule and ticks it as it is met', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/reset-password?key=a`);
    const rules = page.getByRole('list', { name: 'รหัสผ่านใหม่ต้องมี' }).getByRole('listitem');
    const met = async () => rules.and(page.locator('[data-met]')).count();
    await rules.first().waitFor();
    expect([await rules.count(), await met()]).toEqual([5, 0]);
    const field = page.getByLabel('รหัสผ่านใหม่', { exact: true });
    for (const [text, count] of [
      ['a', 2],
      ['aB', 3],
      ['aB1', 4],
      ['aB1aB1aB', 5],
      ['aB1กaB1a', 4],
    ] as const) {
      await field.fill(text);
      expect([text, await met()]).toEqual([text, count]);
    }
  });

  it('[2.08] [14.04] refuses short, different and simple ones, and a missing code, unsent', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/reset-password?key=a`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/core/reset-password')) sent.push(request.url());
    });
    for (const [password, repeated, code, sentence] of [
      ['Ab1', 'Ab1', '1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
      ['Saraban2570', 'Ab1', '1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
      ['Saraban2570', 'Saraban2571', '1', 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน'],
      [
        'saraban2570',
        'saraban2570',
        '1',
        'รหัสผ่านใหม่ต้องมีตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก และตัวเลข อย่างน้อยอย่างละหนึ่งตัว',
      ],
      [
        'สารบรรณAa1',
        'สารบรรณAa1',
        '1',
        'รหัสผ่านใหม่ใช้ได้เฉพาะตัวอักษรภาษาอังกฤษ ตัวเลข และเครื่องหมาย โดยไม่เว้นวรรค',
      ],
      ['Saraban2570', 'Saraban2570', ' ', 'กรุณากรอกรหัสยืนยัน'],
    ] as const) {
      await fill(page, password, repeated, code);
      await dialog(page, title).getByText(sentence, { exact: true }).waitFor();
      await ok(page, title);
    }
    expect(sent).toEqual([]);
  });

  it('[2.08] [14.04] says that a code is not right', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/reset-password?key=made-up-key`);
    await fill(page, 'Saraban2570', 'Saraban2570', '12345678');
    await dialog(page, title)
      .getByText(/^รหัสยืนยันไม่ถูกต้องหรือหมดอายุแล้ว/)
      .waitFor();
  });

  it('[2.08] [14.04] shows the server’s sentence for 3.5 s, then the sign-in page', async () => {
    const page = await stillPage('/reset-password?key=a');
    await page.route('**/api/core/reset-password', (route) =>
      route.fulfill({ json: { status: 'success', message: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว' } }),
    );
    await fill(page, 'Saraban2570', 'Saraban2570', '12345678');
    await dialog(page, 'ทำรายการสำเร็จ!').getByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว').waitFor();
    await isGoneAfter(page, 'ทำรายการสำเร็จ!', 3500);
    await page.clock.resume();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
  });
});

describe('cookies', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'การใช้คุกกี้' });
  const visits = (page: Page) => page.evaluate(() => localStorage.getItem('sarn_page'));

  it('[2.11] asks a second after the page, with one button, and counts visits from then on', async () => {
    const page = await stage.stranger();
    await page.clock.install({ time: '2026-11-23T02:00:00Z' });
    await page.clock.pauseAt('2026-11-23T02:00:01Z');
    await page.goto(`${stage.url}/login`);
    await runUntil(page, page.getByLabel('ชื่อผู้ใช้งาน'));
    await page.clock.runFor(900);
    expect([await banner(page).count(), await visits(page)]).toEqual([0, null]);
    await page.clock.runFor(200);
    const buttons = banner(page).getByRole('button');
    expect(await buttons.allTextContents()).toEqual(['ยอมรับทั้งหมด']);
    await buttons.click();
    expect([await banner(page).count(), await visits(page)]).toEqual([0, '1']);
    expect(await page.evaluate(() => localStorage.getItem('sarn_allow'))).toBe('1');

    await page.reload();
    await runUntil(page, page.getByLabel('ชื่อผู้ใช้งาน'));
    await page.clock.runFor(2000);
    expect([await banner(page).count(), await visits(page)]).toEqual([0, '2']);
  });

  it('[2.11] keeps the consent thirty days', async () => {
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    await banner(page).getByRole('button').click();
    const kept = (await page.context().cookies()).find(({ name }) => name === 'sarn_allow');
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect([Math.round(days), kept?.sameSite]).toEqual([30, 'Lax']);
    await page.context().clearCookies();
    await page.reload();
    await banner(page).waitFor();
  });
});

describe('the personal-data prompt', () => {
  const title = 'นโยบายคุ้มครองข้อมูลส่วนบุคคล';
  const prompt = (page: Page) => page.getByRole('dialog', { name: title });

  /** Somebody who has not agreed, on a page whose time can be told to pass. */
  async function newcomer(account: string): Promise<Page> {
    const api = await signIn(stage.url, account);
    await api.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 0 });
    const { userLogin } = await api.post('/verify', {});
    const page = await stage.stranger();
    await page.goto(`${stage.url}/login`);
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('sarn_token', token ?? '');
        localStorage.setItem('sarn_userLogin', user ?? '');
      },
      [api.token, JSON.stringify(userLogin)],
    );
    await page.clock.install();
    await page.goto(`${stage.url}/portal`);
    // On a slow machine the prompt may be there before the page behind it.
    await page
      .getByRole('heading', { name: /^สวัสดี คุณ/ })
      .or(prompt(page))
      .first()
      .waitFor();
    return page;
  }

  it('[2.10] comes after two seconds, only its buttons end it, and agreeing reloads', async () => {
    const page = await newcomer('officer2.plan');
    await page.clock.runFor(2100);
    await prompt(page).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await prompt(page).count()).toBe(1);
    const names = await prompt(page).getByRole('button').allTextContents();
    expect(names).toEqual(['ไม่ยินยอม', 'ยินยอม']);
    const sent = page.waitForRequest(`${stage.url}/api/sarabun/request-pdpa`);
    const reloaded = page.waitForEvent('load');
    await prompt(page).getByRole('button', { name: 'ยินยอม', exact: true }).click();
    expect((await sent).postData()).toContain('F_IS_AGREE_PDPA');
    await reloaded;
    await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
    await page.clock.runFor(3000);
    expect(await prompt(page).count()).toBe(0);
  });

  it('[2.10] signs out whoever does not agree', async () => {
    const page = await newcomer('officer2.plan');
    await page.clock.runFor(2100);
    await prompt(page).getByRole('button', { name: 'ไม่ยินยอม' }).click();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sarn_token'))).toBeNull();
  });

  it('[2.10] [14.04] tells in a note why the choice could not be kept', async () => {
    const page = await newcomer('officer2.plan');
    await page.route('**/api/sarabun/request-pdpa', (route) =>
      route.fulfill({ status: 409, json: { status: 'error', message: 'บันทึกไม่ได้ในขณะนี้' } }),
    );
    await page.clock.runFor(2100);
    await prompt(page).getByRole('button', { name: 'ยินยอม', exact: true }).click();
    await page.getByText('บันทึกไม่ได้ในขณะนี้').waitFor();
  });
});
