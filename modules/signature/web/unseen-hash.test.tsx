import { ids, sampleDetail } from '@sarn/document/testing';
import type { DigitalAct } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  askedOf,
  fill,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { getSigningOffer, prepareSigning, signDigitally } from '@sarn/signature/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { sendSigned } from './signature.client.ts';
import { SigningChoice } from './SigningChoice.tsx';

const path = { documentId: ids.document };
const asked = {
  ...{ documentId: ids.document, on: 'document' as const, targetId: ids.document, act: 'sign' },
  form: { note: '' },
};
const offer = answering(
  getSigningOffer,
  {
    ...{ offer: 'ready', certificate: null, isNeeded: false, isExcluded: false },
    ...{ isPictureNeeded: false, asksCode: false, hasApp: false, codeWays: [], hasPicture: false },
    ...{ hasInitials: false, isNumberedLater: false, isFollowing: false, withoutCertificate: [] },
  },
  path,
);
const made = {
  ...{ prepared: 'sealed', sha256: 'ab12'.repeat(16), until: '2026-11-27T03:05:00Z' },
  ...{ number: null, numbers: 'sealed' },
};

/** By what its form puts the button out of use. */
const waits: boolean[] = [];
const onExcluded = (isOff: boolean): void => void waits.push(isOff);

function Form({ version = 3 }: { readonly version?: number }) {
  const [digital, setDigital] = useState<DigitalAct | null>(null);
  return (
    <SigningChoice
      detail={sampleDetail({ kind: 'inside' })}
      asked={{ ...asked, version }}
      digital={digital}
      withPicture={false}
      onChange={setDigital}
      onUsual={setDigital}
      onExcluded={onExcluded}
      onPrepared={(prepared) => setDigital(digital && { ...digital, prepared })}
    >
      <label>
        {digital ? 'รหัสลงนาม' : 'รหัสผ่าน'} <input />
      </label>
    </SigningChoice>
  );
}

test('[6.07] nobody signs with a certificate before the hash was shown; what was typed stays, and the password needs none', async () => {
  let isRefused = true;
  answerCalls({
    ...offer,
    [`POST ${prepareSigning.path.replace(':documentId', ids.document)}`]: () =>
      isRefused ? refusal('signature.other', [], 'เตรียมไฟล์ไม่ได้') : made,
  });
  const user = await show(<Form />);
  const secret = await screen.findByLabelText('รหัสลงนาม');
  await fill(user, secret, 'ต้นไม้ริมทาง-42');
  await screen.findByText(/จึงยังลงนามไม่ได้: เตรียมไฟล์ไม่ได้/);
  expect(waits.at(-1)).toBe(true);
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  await waitFor(() => expect(waits.at(-1)).toBe(false));
  expect(secret).toHaveProperty('value', 'ต้นไม้ริมทาง-42');
  await user.click(screen.getByRole('radio', { name: /^พิมพ์ชื่อ/ }));
  await screen.findByLabelText('รหัสผ่าน');
  expect(waits.at(-1)).toBe(false);
});

/** The document as it is read anew while the form is open: each time another version. */
function Versions() {
  const [version, setVersion] = useState(3);
  return (
    <>
      <Form version={version} />
      <button type="button" onClick={() => setVersion(version + 1)}>
        Read anew
      </button>
    </>
  );
}

test('[6.07] once the signature was sent, the newer document prepares nothing; one that is refused does', async () => {
  let answer: () => Response | object = () => ({});
  const calls = answerCalls({
    ...offer,
    ...answering(prepareSigning, made, path),
    [`POST ${signDigitally.path.replace(':documentId', ids.document)}`]: () => answer(),
  });
  const user = await show(<Versions />);
  await screen.findByText(/^ab12 /);
  const versions = () => askedOf(prepareSigning, calls).map(({ version }) => version);
  const sign = () =>
    sendSigned(
      { ...asked, asked: 'sign', form: { password: 'x', note: '' } },
      { code: '', attemptId: ids.document, prepared: 'sealed' },
    );
  answer = () => refusal('registry.stale');
  await expect(sign()).rejects.toThrow();
  await waitFor(() => expect(versions()).toEqual([3, 3]));
  const readAnew = () => user.click(screen.getByRole('button', { name: 'Read anew' }));
  await readAnew();
  await waitFor(() => expect(versions()).toEqual([3, 3, 4]));
  // It is accepted, and the form closes a moment after the document was read anew.
  answer = () => ({ documentId: ids.document, number: null });
  const sent = sign();
  await readAnew();
  await sent;
  await readAnew();
  await screen.findByText(/^ab12 /);
  expect(versions()).toEqual([3, 3, 4]);
});
