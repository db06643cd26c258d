import {
  Profile,
  ProfileFieldName,
  addSignature,
  getProfile,
  listSignatures,
} from '@sarn/profile/contract';
import type { SignatureVersion } from '@sarn/profile/contract';
import {
  answerCalls,
  answerUploads,
  answering,
  fieldOf,
  keepInput,
  keptInput,
  refusal,
  retype,
  screen,
  show,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignatureCard } from './SignatureCard.tsx';
import { SignatureDialog } from './SignatureDialog.tsx';

const unknown = ProfileFieldName.options.map((field) => [field, '']);
const values = Object.assign(Object.fromEntries(unknown), { firstName: 'เอก', lastName: 'ดี' });
const item = Profile.parse({ personId: 'p1', editable: [], pictureTag: null, values });
const profile = answering(getProfile, { item });
const version: SignatureVersion = {
  ...{ id: 's1', kind: 'full', source: 'typed', width: 100, height: 50 },
  ...{ createdAt: '2026-11-23T00:00:00Z', isCurrent: true, isUsed: false },
};

// jsdom draws nothing: a pen that has written, as far as anybody looks at the picture.
const inked = (width: number, height: number) => ({
  data: new Uint8ClampedArray(width * height * 4).fill(255),
  ...{ width, height },
});
const pen = new Proxy(
  {},
  {
    get: (_pen, name) => {
      if (name === 'measureText') return () => ({ width: 10 });
      if (name === 'getImageData') return (_x: 0, _y: 0, w: number, h: number) => inked(w, h);
      return () => {};
    },
    set: () => true,
  },
);

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    pen as CanvasRenderingContext2D,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/png' })),
  );
  Object.assign(document, { fonts: { load: async () => [] } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

async function typed(onClose: () => void) {
  const user = await show(<SignatureDialog kind="full" onClose={onClose} />);
  await user.click(screen.getByRole('tab', { name: 'พิมพ์' }));
  await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
  return user;
}

test('without ink there is nothing to save', async () => {
  answerCalls({});
  await show(<SignatureDialog kind="full" onClose={() => {}} />);
  expect(submitButton()).toHaveProperty('disabled', true);
});

test('the own name is offered; no name, no signature', async () => {
  answerCalls(profile);
  const user = await typed(() => {});
  expect(fieldOf('ชื่อที่แสดง')).toHaveProperty('value', 'เอก ดี');
  await user.clear(fieldOf('ชื่อที่แสดง'));
  await waitFor(() => expect(submitButton()).toHaveProperty('disabled', true));
});

test('it is sent once, as a picture, and the dialog closes', async () => {
  answerCalls(profile);
  const sent: string[] = [];
  answerUploads((name) => {
    sent.push(name);
    return addSignature.output.parse({ item: version, message: 'ok' });
  });
  const onClose = vi.fn<() => void>();
  const user = await typed(onClose);
  await user.dblClick(submitButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toEqual(['signature.png']);
});

test('a refused signature stays, is told, and is kept nowhere', async () => {
  keepInput();
  answerCalls(profile);
  answerUploads(() => refusal('identity.signature-unclear'));
  const onClose = vi.fn<() => void>();
  const user = await typed(onClose);
  await retype(user, 'ชื่อที่แสดง', 'เอกชัย');
  await user.click(submitButton());
  await screen.findByRole('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(fieldOf('ชื่อที่แสดง')).toHaveProperty('value', 'เอกชัย');
  expect(theForm().values).toEqual({ source: 'typed' });
  expect(JSON.stringify(await keptInput('profile.signature'))).not.toContain('เอกชัย');
});

test('[6.01] beside the whole signature initials are made in the same way, and sent as such', async () => {
  answerCalls({ ...profile, ...answering(listSignatures, { rows: [], total: 0 }) });
  const sent: FormDataEntryValue[] = [];
  answerUploads((_name, form) => {
    sent.push(form.get('kind') ?? '');
    return addSignature.output.parse({ item: { ...version, kind: 'initials' }, message: 'ok' });
  });
  const user = await show(<SignatureCard />);
  expect(await screen.findByText('หนังสือประทับตราจะพิมพ์ชื่อท่านเป็นผู้ลงชื่อย่อแทน')).toBeDefined();
  expect(screen.getByRole('button', { name: 'เพิ่มลายมือชื่อ' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'เพิ่มลายมือชื่อย่อ' }));
  expect(await screen.findByRole('dialog', { name: 'ลายมือชื่อย่อ' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'พิมพ์' }));
  await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
  expect(submitButton().textContent).toBe('ใช้ลายมือชื่อย่อนี้');
  await user.click(submitButton());
  await waitFor(() => expect(sent).toEqual(['initials']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was drawn is there again after another way was looked at', async () => {
  answerCalls(profile);
  const user = await show(<SignatureDialog kind="initials" onClose={() => {}} />);
  const pad = screen.getByRole('img', { name: 'กระดานเขียนลายมือชื่อ' });
  await user.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: { x: 10, y: 20 } },
    { target: pad, coords: { x: 60, y: 20 } },
    { keys: '[/MouseLeft]', target: pad },
  ]);
  await screen.findByText('เขียนแล้ว 1 เส้น');
  await user.click(screen.getByRole('radio', { name: 'ดำ' }));
  await user.click(screen.getByRole('tab', { name: 'พิมพ์' }));
  await waitFor(() => expect(fieldOf('ชื่อที่แสดง')).toHaveProperty('value', 'เอก ดี'));
  await user.click(screen.getByRole('tab', { name: 'เขียน' }));
  await screen.findByText('เขียนแล้ว 1 เส้น');
  expect(screen.getByRole('radio', { name: 'ดำ' })).toHaveProperty('checked', true);
});
