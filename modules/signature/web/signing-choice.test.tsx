import type { CertificateCard } from '@sarn/certificate/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { DigitalAct } from '@sarn/document/web';
import { ids, sampleDetail } from '@sarn/document/testing';
import { answerCalls, answering, fieldOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import {
  getSigningOffer,
  prepareSigning,
  sendSigningCode,
  signatureErrors,
} from '@sarn/signature/contract';
import type { CodeWayCard, SigningOffer } from '@sarn/signature/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SigningChoice } from './SigningChoice.tsx';

const certificate: CertificateCard = {
  ...{ id: '01940000-0000-7000-8000-000000000001', serial: '4ae1', origin: 'own', state: 'valid' },
  ...{ subject: 'นางรุ่งนภา กิจไพศาล', issuer: 'หน่วยงาน Issuing CA', reason: '', daysLeft: 19 },
  ...{ hasBegun: true },
  ...{ notBefore: '2025-12-14T00:00:00Z', notAfter: '2026-12-14T00:00:00Z', token: null },
};

const path = { documentId: ids.document };
const asked = {
  ...{ documentId: ids.document, on: 'document' as const, targetId: ids.document, act: 'sign' },
  form: { note: '' },
};
const made = {
  ...{ prepared: 'sealed', sha256: 'ab12'.repeat(16), until: '2026-11-27T03:05:00Z' },
  ...{ number: null, numbers: 'sealed' },
};
const preparedAs = (sha256 = made.sha256) => answering(prepareSigning, { ...made, sha256 }, path);
const offered = (
  offer: SigningOffer,
  more: {
    isNeeded?: boolean;
    isExcluded?: boolean;
    isPictureNeeded?: boolean;
    hasPicture?: boolean;
    asksCode?: boolean;
    hasApp?: boolean;
    codeWays?: CodeWayCard[];
    isNumberedLater?: boolean;
    certificate?: CertificateCard;
  } = {},
) =>
  answering(
    getSigningOffer,
    {
      offer,
      certificate,
      isNeeded: false,
      ...{ isExcluded: false, isPictureNeeded: false },
      asksCode: false,
      hasApp: false,
      codeWays: [{ way: 'mail', state: 'ready' }],
      hasPicture: true,
      hasInitials: false,
      isNumberedLater: false,
      ...{ isFollowing: false, withoutCertificate: [] },
      ...more,
    },
    path,
  );
const offering = (...told: Parameters<typeof offered>) =>
  answerCalls({ ...offered(...told), ...preparedAs() });

interface Chosen {
  readonly digital: DigitalAct | null;
  readonly withPicture: boolean;
}
const chosen: (DigitalAct | null)[] = [];
const pictures: boolean[] = [];
const exclusions: boolean[] = [];
/** How often another way was chosen by the person. */
let choices = 0;
const onExcluded = (isExcluded: boolean): void => void exclusions.push(isExcluded);
function Form({ kind = 'inside' }: { readonly kind?: DocumentKind }) {
  const [{ digital, withPicture }, setWay] = useState<Chosen>({
    digital: null,
    withPicture: false,
  });
  chosen.push(digital);
  pictures.push(withPicture);
  return (
    <SigningChoice
      detail={sampleDetail({ kind })}
      asked={asked}
      digital={digital}
      withPicture={withPicture}
      onChange={(by, picture) => {
        choices += 1;
        setWay({ digital: by, withPicture: picture });
      }}
      onUsual={(by, picture) => setWay({ digital: by, withPicture: picture })}
      onExcluded={onExcluded}
      onPrepared={(prepared) =>
        setWay({ digital: digital && { ...digital, prepared }, withPicture })
      }
    >
      <label>
        {digital ? (digital.isPin ? 'PIN' : 'รหัสลงนาม') : 'รหัสผ่าน'} <input />
      </label>
    </SigningChoice>
  );
}

test('[6.04] whoever has a certificate signs with it unless they choose otherwise', async () => {
  offering('ready');
  const user = await show(<Form />);
  expect(await screen.findByText('อีก 19 วัน', { exact: false })).toBeDefined();
  expect(screen.getByText('ภาพลายมือชื่อของท่านจะอยู่เหนือชื่อ')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  await waitFor(() => expect(chosen.at(-1)).toBeNull());
  expect(screen.queryByText('นางรุ่งนภา กิจไพศาล')).toBeNull();
});

test.each([
  ['with the certificate', 'ready'],
  ['with the hand signature', 'no-certificate'],
] as const)('[6.04] nothing was chosen while the form proposes to sign %s', async (_way, offer) => {
  choices = 0;
  offering(offer);
  const user = await show(<Form />);
  await screen.findByRole('radio', { checked: true });
  expect(choices).toBe(0);
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  expect(choices).toBe(1);
});

test('[6.03] a certificate whose time has not begun is not offered, and it is told from when on it is', async () => {
  offering('not-begun', { certificate: { ...certificate, hasBegun: false } });
  await show(<Form />);
  expect(
    await screen.findByText(/ใช้ได้ตั้งแต่ 14 ธ.ค. 68 · 07.00 น. .*ผู้ตรวจจะถือว่าไม่ถูกต้อง/),
  ).toBeDefined();
  expect(screen.queryByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ })).toBeNull();
  expect(chosen.at(-1)).toBeNull();
});

test('[6.10] a key in a token is opened by the PIN of that one', async () => {
  offering('ready', { certificate: { ...certificate, token: 'HSM-1' } });
  const user = await show(<Form />);
  expect(await screen.findByLabelText('PIN')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  await user.click(screen.getByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ }));
  await waitFor(() => expect(chosen.at(-1)).toEqual({ code: '', isPin: true, prepared: 'sealed' }));
});

test('[6.04] where the agency wants digital signatures, the password is not offered', async () => {
  offering('ready', { isNeeded: true });
  await show(<Form />);
  expect(await screen.findByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ })).toBeDefined();
  expect(screen.queryByRole('radio', { name: /^พิมพ์ชื่อ/ })).toBeNull();
});

test('[6.01] a letter that is numbered later is signed digitally, and it is told what adds the number', async () => {
  offering('ready', { isNumberedLater: true });
  await show(<Form kind="outgoing" />);
  expect(await screen.findByText(/เลขที่และวันที่ลงในไฟล์ที่ลงนามแล้วด้วยตราประทับ/)).toBeDefined();
  expect(screen.getByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ })).toHaveProperty('checked', true);
});

test('[6.04] typed name, hand signature and certificate are three ways, the strongest one chosen', async () => {
  offering('no-certificate');
  const user = await show(<Form />);
  expect(await screen.findByRole('radio', { name: /^ภาพลายมือชื่อ/ })).toHaveProperty('checked', true);
  expect(pictures.at(-1)).toBe(true);
  expect(screen.queryByRole('radio', { name: /^ลายมือชื่อดิจิทัล/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  expect(pictures.at(-1)).toBe(false);
});

test('[6.04] where a typed name does not do, it is not offered', async () => {
  offering('no-certificate', { isPictureNeeded: true });
  await show(<Form />);
  expect(await screen.findByRole('radio', { name: /^ภาพลายมือชื่อ/ })).toBeDefined();
  expect(screen.queryByRole('radio', { name: /^พิมพ์ชื่อ/ })).toBeNull();
});

test('[6.04] who has no picture is told that one is wanted, and led to where it is added', async () => {
  offering('no-pages', { isPictureNeeded: true, hasPicture: false });
  await show(<Form />);
  expect(await screen.findByText(/ต้องลงนามด้วยภาพลายมือชื่อขึ้นไป/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'เพิ่มภาพลายมือชื่อ' })).toBeDefined();
  // A passkey may confirm a class of secrecy all the same.
  expect(screen.getByLabelText('รหัสผ่าน')).toBeDefined();
});

test('[6.04] a post that does not sign it is told so, and gets no field to confirm', async () => {
  offering('ready', { isExcluded: true });
  await show(<Form />);
  expect(await screen.findByText(/ตำแหน่งนี้ลงนามหนังสือชนิดนี้ในขั้นนี้ไม่ได้/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  // By this its form puts the button out of use.
  expect(exclusions.at(-1)).toBe(true);
});

test('[6.04] whoever may sign it is told nothing of the kind', async () => {
  offering('ready');
  await show(<Form />);
  expect(await screen.findByRole('radio', { name: /^พิมพ์ชื่อ/ })).toBeDefined();
  await waitFor(() => expect(exclusions.at(-1)).toBe(false));
});

test.each([
  ['stamp', false, /หากต้องการภาพลายมือชื่อย่อ เพิ่มได้ที่หน้าข้อมูลส่วนตัว/],
  ['news', true, /ไม่มีที่สำหรับภาพลายมือชื่อ/],
] as const)(
  '[6.04] where no hand signature can stand (%s) none is promised, and it is not chosen',
  async (kind, hasPicture, why) => {
    offering('ready', { hasPicture });
    const user = await show(<Form kind={kind} />);
    expect(await screen.findByText(why)).toBeDefined();
    expect(screen.queryByText(/อยู่เหนือชื่อ/)).toBeNull();
    expect(screen.queryByRole('radio', { name: /^ภาพลายมือชื่อ/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
    expect(pictures.at(-1)).toBe(false);
  },
);

test('[6.04] without a certificate and initials a stamped letter is initialled by the password alone, and it is told what is printed', async () => {
  offering('no-certificate', { hasPicture: false });
  await show(<Form kind="stamp" />);
  expect(await screen.findByLabelText('รหัสผ่าน')).toBeDefined();
  expect(screen.getByText(/พิมพ์ชื่อท่านเป็นผู้ลงชื่อย่อกำกับตรา/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(pictures.at(-1)).toBe(false);
});

test('[6.01] whoever has initials puts them beside the seal of a stamped letter, unless they choose otherwise', async () => {
  offering('no-certificate');
  const user = await show(<Form kind="stamp" />);
  const initials = { name: /^ภาพลายมือชื่อย่อ ยืนยันด้วยรหัสผ่าน/ };
  expect(await screen.findByRole('radio', initials)).toHaveProperty('checked', true);
  expect(screen.getByText('ภาพลายมือชื่อย่อของท่านอยู่กำกับตรา เหนือชื่อ')).toBeDefined();
  expect(pictures.at(-1)).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  expect(pictures.at(-1)).toBe(false);
});

test('[6.01] with a certificate the initials stand there, too', async () => {
  offering('ready');
  await show(<Form kind="stamp" />);
  expect(await screen.findByText('ภาพลายมือชื่อย่อของท่านจะอยู่กำกับตรา เหนือชื่อ')).toBeDefined();
});

test('[6.04] where the agency wants them by hand, whoever has no initials is led to where they are added', async () => {
  offering('no-certificate', { isPictureNeeded: true, hasPicture: false });
  await show(<Form kind="stamp" />);
  expect(await screen.findByText(/ท่านยังไม่มีภาพลายมือชื่อย่อ/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'เพิ่มภาพลายมือชื่อ' })).toBeDefined();
});

test('[6.04] a letter that is only files has no place either, though its kind has one', async () => {
  offering('no-pages', { isPictureNeeded: true });
  await show(<Form kind="outgoing" />);
  expect(await screen.findByRole('radio', { name: /^ภาพลายมือชื่อ/ })).toHaveProperty('checked', true);
  expect(screen.getByText(/เก็บภาพไว้กับการลงนาม/)).toBeDefined();
  expect(screen.queryByText(/อยู่เหนือชื่อ/)).toBeNull();
});

test('without an e-seal of the agency it is told why not', async () => {
  offering('no-seal', { isNumberedLater: true, hasPicture: false });
  await show(<Form kind="outgoing" />);
  expect(await screen.findByText(/ยังไม่มีตราประทับอิเล็กทรอนิกส์/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('who has no certificate is led to where one is asked for', async () => {
  offering('no-certificate', { hasPicture: false });
  await show(<Form />);
  expect(await screen.findByRole('link', { name: 'ไปที่ใบรับรองของฉัน' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[6.02] a code is sent when it is asked for, with where it went and how long it is good', async () => {
  const now = Date.now();
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  const sent = { way: 'mail', to: 'he•••@a.th', expiresAt: at(300), againAt: at(60) } as const;
  answerCalls({
    ...offered('ready', { asksCode: true }),
    ...preparedAs(),
    ...answering(sendSigningCode, sent, path),
  });
  const user = await show(<Form />);
  await user.click(await screen.findByRole('button', { name: 'ส่งรหัส 6 หลักไปที่อีเมล' }));
  await user.type(await screen.findByRole('textbox', { name: /รหัส 6 หลัก/ }), '123456');
  const whole = { code: '123456', isPin: false, prepared: 'sealed' };
  await waitFor(() => expect(chosen.at(-1)).toEqual(whole));
  expect(screen.getByText('ส่งไปที่ he•••@a.th แล้ว')).toBeDefined();
  expect(screen.getByRole('button', { name: /ส่งรหัสใหม่ได้ใน/ })).toBeDefined();
});

test('[6.02] who has not linked LINE is told so, and led to where it is linked', async () => {
  const codeWays: CodeWayCard[] = [
    { way: 'mail', state: 'ready' },
    { way: 'line', state: 'not-linked' },
  ];
  offering('ready', { asksCode: true, codeWays });
  await show(<Form />);
  const line = await screen.findByRole('radio', { name: /^LINE/ });
  expect(line).toHaveProperty('disabled', true);
  expect(screen.getByText('ยังไม่ได้เชื่อมบัญชี LINE ของท่าน')).toBeDefined();
  const link = screen.getByRole('link', { name: 'เชื่อมบัญชี LINE' });
  expect(link.getAttribute('href')).toBe('/account-line-service');
  expect(screen.getByRole('button', { name: 'ส่งรหัส 6 หลักไปที่อีเมล' })).toBeDefined();
});

const failing = [
  { way: 'line', name: /^LINE/, send: 'ส่งรหัส 6 หลักไปที่ LINE', told: /ส่งรหัสทาง LINE ไม่สำเร็จ/ },
  { way: 'mail', name: /^อีเมล/, send: 'ส่งรหัส 6 หลักไปที่อีเมล', told: /ส่งรหัสทางอีเมลไม่สำเร็จ/ },
] as const;

test.each([0, 1] as const)(
  '[6.02] where a way (%i) does not take the code it is told, and the other way is chosen',
  async (which) => {
    const { way, name, send, told } = failing[which];
    const other = failing[which === 0 ? 1 : 0];
    const codeWays: CodeWayCard[] = [
      { way: 'mail', state: 'ready' },
      { way: 'line', state: 'ready' },
    ];
    const code = `signature.${way}-failed` as const;
    const refusal = { status: 'error', code, message: signatureErrors[code].th, params: {} };
    const calls = answerCalls({
      ...offered('ready', { asksCode: true, codeWays }),
      ...preparedAs(),
      [`POST /registry/document/${ids.document}/signing-code`]: () =>
        Response.json(refusal, { status: 503 }),
    });
    const user = await show(<Form />);
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(told)).toBeDefined();
    expect(screen.getByRole('radio', { name: other.name })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: other.send })).toBeDefined();
    const sent = calls.find((one) => one.path.endsWith('signing-code'));
    expect(sent?.fields).toMatchObject({ way });
  },
);

test('[6.02] where no way is left, it is told what is missing', async () => {
  offering('ready', { asksCode: true, codeWays: [{ way: 'mail', state: 'no-address' }] });
  await show(<Form />);
  expect(await screen.findByText(/ไม่มีอีเมลของท่านในทะเบียนบุคลากร/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^ส่งรหัส/ })).toBeNull();
});

test('[6.02] whoever has an authenticator app types its code at once', async () => {
  const calls = offering('ready', { asksCode: true, hasApp: true });
  const user = await show(<Form />);
  expect(await screen.findByText(/จากแอปยืนยันตัวตนของท่าน/)).toBeDefined();
  await user.type(fieldOf('รหัส 6 หลัก'), '123456');
  const whole = { code: '123456', isPin: false, prepared: 'sealed' };
  await waitFor(() => expect(chosen.at(-1)).toEqual(whole));
  expect(calls.filter((one) => one.path.endsWith('signing-code'))).toEqual([]);
});

test('no field of a secret is shown before it is known which one, and none is taken away', async () => {
  let answer: (offer: object) => void = () => undefined;
  const coming = new Promise<object>((resolve) => (answer = resolve));
  const [name, told] = Object.entries(offered('ready'))[0] ?? [];
  if (name === undefined || told === undefined) throw new Error('no offer');
  answerCalls({ [name]: () => coming, ...preparedAs() });
  await show(<Form />);
  expect(screen.queryByRole('textbox')).toBeNull();
  answer(await told({} as never));
  expect(await screen.findByLabelText('รหัสลงนาม')).toBeDefined();
  expect(screen.queryByLabelText('รหัสผ่าน')).toBeNull();
});

test('without an answer about certificates the password still signs', async () => {
  const name = Object.keys(offered('ready'))[0] ?? '';
  answerCalls({ [name]: () => new Response(null, { status: 503 }) });
  await show(<Form />);
  expect(await screen.findByLabelText('รหัสผ่าน')).toBeDefined();
});
