import { beginApproval, getSecondFactor, giveApproval } from '@sarn/second-factor/contract';
import { answerCalls, answering, fieldOf, refusal, screen, show } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApprovalField } from './ApprovalField.tsx';

const label = 'รหัสผ่านของท่าน';
const passkey = {
  ...{ id: '01940000-0000-7000-8000-00000000000a', name: 'โทรศัพท์', isSynced: false },
  ...{ createdAt: '2026-11-20T03:00:00Z', lastUsedAt: null },
};
const state = (rows: readonly (typeof passkey)[]) =>
  answering(getSecondFactor, {
    ...{ oneTimeCodes: { isOffered: true, addedAt: null }, recoveryCodesLeft: 10 },
    ...{ passkeys: { isOffered: true, rows: [...rows] }, earlierSessions: [] },
  });
const options = { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' };
const begun = answering(beginApproval, { options });
const given = answering(giveApproval, { approval: 'approval.x' });

const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const signed = {
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() },
  getClientExtensionResults: () => ({}),
};

/** A browser whose device is unlocked by the right finger, or by none. */
function withDevice(get: () => Promise<unknown>): void {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
}
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const sent: string[] = [];
function Form({ error = null }: { readonly error?: string | null }) {
  const [value, setValue] = useState('');
  sent.push(value);
  return <ApprovalField label={label} value={value} onChange={setValue} error={error} />;
}
const opened = async (error?: string) => {
  sent.length = 0;
  return show(<Form error={error ?? null} />);
};

test('who has no passkey types the password', async () => {
  withDevice(async () => signed);
  answerCalls({ ...state([]) });
  const user = await opened();
  await user.type(fieldOf(label), 'Sarn2569');
  expect(sent.at(-1)).toBe('Sarn2569');
  expect(screen.queryByRole('button', { name: 'ใช้พาสคีย์แทน' })).toBeNull();
});

test('a passkey gives what is sent in place of the password, and says so', async () => {
  withDevice(async () => signed);
  const calls = answerCalls({ ...state([passkey]), ...begun, ...given });
  const user = await opened();
  const button = await screen.findByRole('button', { name: 'ยืนยันด้วยพาสคีย์' });
  await user.click(button);
  await screen.findByRole('button', { name: 'ยืนยันด้วยพาสคีย์แล้ว' });
  expect(sent.at(-1)).toBe('approval.x');
  expect(screen.getByRole('status').textContent).toContain('ยืนยันแล้ว');
  // The button that was pressed keeps the focus.
  expect(document.activeElement).toBe(button);
  expect(calls.map(({ path }) => path)).toContain('/identity/second-factor/approval');
});

test('a finger that is not right is told, and the password can be used', async () => {
  withDevice(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  answerCalls({ ...state([passkey]), ...begun });
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(sent.at(-1)).toBe('');
  await user.click(screen.getByRole('button', { name: 'ใช้รหัสผ่านแทน' }));
  await user.type(fieldOf(label), 'Sarn2569');
  expect(sent.at(-1)).toBe('Sarn2569');
});

test('what the server refuses is told; an empty field asks for the passkey', async () => {
  withDevice(async () => signed);
  const refused = { ...given };
  for (const call of Object.keys(refused))
    refused[call] = () => refusal('identity.approval-refused');
  answerCalls({ ...state([passkey]), ...begun, ...refused });
  const user = await opened('กรุณากรอกรหัสผ่าน');
  expect((await screen.findByRole('alert')).textContent).toBe('กรุณายืนยันด้วยพาสคีย์ก่อน หรือใช้รหัสผ่านแทน');
  await user.click(screen.getByRole('button', { name: 'ยืนยันด้วยพาสคีย์' }));
  await screen.findByText(/^ยืนยันด้วยพาสคีย์นี้ไม่ได้/u);
});
