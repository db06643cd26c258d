import type { Preference } from '@sarn/notification/contract';
import {
  answerCalls,
  choose,
  errorAt,
  refusal,
  screen,
  selectOf,
  show,
  theForm,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { PreferenceForm } from './PreferenceForm.tsx';
import { th } from './words/th.ts';

const { times: word } = th;
const save = 'POST /notification/preference/save';

const preference: Preference = {
  ...{ quietFrom: null, quietUntil: null, urgentBreaksQuiet: true, digestAt: null, language: 'th' },
  urgentFrom: 'urgent',
  channels: [
    { code: 'email', isAvailable: true, isReachable: true, address: 'a@b.go.th' },
    { code: 'line', isAvailable: true, isReachable: false, address: '' },
  ],
  choices: [
    { module: 'SARABAN', channel: 'email', isAllowed: true, isOn: false },
    { module: 'SARABAN', channel: 'line', isAllowed: false, isOn: true },
  ],
};

const tick = (label: string) =>
  screen.getByLabelText((text) => text.startsWith(label), { selector: 'input[type="checkbox"]' });
const submit = () => screen.getByText(th.page.save).closest('button')!;

test('quiet hours that end when they begin are refused at their field at once', async () => {
  const calls = answerCalls({});
  const user = await show(<PreferenceForm preference={preference} />);
  await user.click(tick(word.quiet));
  expect(errorAt(selectOf(word.until))).toBeNull();
  await choose(user, word.until, '18:00 น.');
  expect(errorAt(selectOf(word.until))).toBe(word.sameTime);
  await user.click(submit());
  expect(calls).toEqual([]);
  await choose(user, word.until, '06:30 น.');
  expect(errorAt(selectOf(word.until))).toBeNull();
});

test('sends the whole choice once, and not what the agency closed', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [save]: () => answer.promise });
  const user = await show(<PreferenceForm preference={preference} />);
  const module = screen.getAllByRole('group')[0]!;
  const [email, line] = within(module).getAllByRole('checkbox');
  expect(line).toHaveProperty('disabled', true);
  await user.click(email!);
  await user.click(tick(word.quiet));
  await user.click(tick(word.digest));
  await choose(user, word.digestAt, '16:30 น.');
  await user.click(screen.getByRole('radio', { name: word.english }));
  expect(theForm()).toMatchObject({ key: 'notification.preference', isDirty: true });
  await user.click(submit());
  await user.click(submit());
  answer.resolve({ item: preference });
  expect(await screen.findByText(th.page.saved)).toBeDefined();
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      ...{ quietFrom: '18:00', quietUntil: '07:00', urgentBreaksQuiet: 'true', digestAt: '16:30' },
      language: 'en',
      choices: '[{"module":"SARABAN","channel":"email","isOn":true}]',
    },
  ]);
  expect(theForm().isDirty).toBe(false);
});

test('a refusal is told and every choice stays', async () => {
  answerCalls({ [save]: () => refusal('platform.too-many-requests') });
  const user = await show(<PreferenceForm preference={preference} />);
  await user.click(tick(word.digest));
  await choose(user, word.digestAt, '16:30 น.');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('กรุณา');
  await waitFor(() => expect(selectOf(word.digestAt).textContent).toContain('16:30'));
  expect(theForm().isDirty).toBe(true);
});
