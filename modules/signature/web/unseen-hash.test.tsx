import { ids, sampleDetail } from '@sarn/document/testing';
import type { DigitalAct } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  fill,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { getSigningOffer, prepareSigning } from '@sarn/signature/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
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

function Form() {
  const [digital, setDigital] = useState<DigitalAct | null>(null);
  return (
    <SigningChoice
      detail={sampleDetail({ kind: 'inside' })}
      asked={asked}
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
