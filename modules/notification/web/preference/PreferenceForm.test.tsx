import type { EventChoice, EventWay, Preference } from '@sarn/notification/contract';
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

const event = (kind: string, ways: EventWay[]): EventChoice => ({
  ...{ event: `SARABUN/${kind}`, module: 'SARABUN', moduleTh: 'สารบรรณ', moduleEn: 'Documents' },
  ...{ nameTh: `เหตุ ${kind}`, nameEn: kind, ways },
});

const preference: Preference = {
  ...{ quietFrom: null, quietUntil: null, urgentBreaksQuiet: true, digestAt: null, language: 'th' },
  urgentFrom: 'urgent',
  agencyQuiet: { from: '20:00', until: '06:30', hasDaysOff: true },
  channels: [
    { code: 'email', isAvailable: true, isReachable: true, address: 'a@b.go.th' },
    { code: 'line', isAvailable: true, isReachable: false, address: '' },
  ],
  events: [
    event('queue.sign', [
      { way: 'bell', state: 'locked', isOn: true },
      { way: 'email', state: 'free', isOn: false },
      { way: 'line', state: 'closed', isOn: false },
    ]),
    event('act.sign', [
      { way: 'bell', state: 'free', isOn: true },
      { way: 'email', state: 'free', isOn: false },
      { way: 'line', state: 'free', isOn: true },
    ]),
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
  await choose(user, word.until, '20.00 น.');
  expect(errorAt(selectOf(word.until))).toBe(word.sameTime);
  await user.click(submit());
  expect(calls).toEqual([]);
  await choose(user, word.until, '06.30 น.');
  expect(errorAt(selectOf(word.until))).toBeNull();
});

test('sends the whole choice once, and not what the agency closed', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [save]: () => answer.promise });
  const user = await show(<PreferenceForm preference={preference} />);
  const module = within(screen.getByRole('group', { name: 'สารบรรณ' }));
  // One event is closed to LINE, the other cannot be reached: LINE is not linked.
  expect(module.getByRole('checkbox', { name: 'LINE' })).toHaveProperty('disabled', true);
  await user.click(module.getByRole('checkbox', { name: 'อีเมล' }));
  await user.click(tick(word.quiet));
  await user.click(tick(word.digest));
  await choose(user, word.digestAt, '16.30 น.');
  await user.click(screen.getByRole('radio', { name: word.english }));
  expect(theForm()).toMatchObject({ key: 'notification.preference', isDirty: true });
  await user.click(submit());
  await user.click(submit());
  answer.resolve({ item: preference });
  expect(await screen.findByText(th.page.saved)).toBeDefined();
  expect(calls.map(({ fields }) => fields)).toEqual([
    {
      ...{ quietFrom: '20:00', quietUntil: '06:30', urgentBreaksQuiet: 'true', digestAt: '16:30' },
      language: 'en',
      choices: JSON.stringify([
        { event: 'SARABUN/queue.sign', way: 'email', isOn: true },
        { event: 'SARABUN/act.sign', way: 'email', isOn: true },
      ]),
    },
  ]);
  expect(theForm().isDirty).toBe(false);
});

test('of each event the ways are free, closed or always on, as the agency decided', async () => {
  const calls = answerCalls({ [save]: () => ({ item: preference }) });
  const user = await show(<PreferenceForm preference={preference} />);
  expect(screen.getByText(/20\.00–06\.30 น\. และวันหยุดทั้งวัน/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'เลือกทีละเหตุการณ์ (2)' }));
  const work = within(await screen.findByRole('group', { name: 'เหตุ queue.sign' }));
  expect(work.getByText('ในระบบ: เสมอ')).toBeDefined();
  expect(work.getByText('LINE: ไม่ส่ง')).toBeDefined();
  expect(work.getAllByRole('checkbox')).toHaveLength(1);
  const told = within(screen.getByRole('group', { name: 'เหตุ act.sign' }));
  await user.click(told.getByRole('checkbox', { name: 'ในระบบ' }));
  await user.click(submit());
  expect(await screen.findByText(th.page.saved)).toBeDefined();
  expect(calls[0]?.fields['choices']).toBe(
    '[{"event":"SARABUN/act.sign","way":"bell","isOn":false}]',
  );
});

test('a refusal is told and every choice stays', async () => {
  answerCalls({ [save]: () => refusal('platform.too-many-requests') });
  const user = await show(<PreferenceForm preference={preference} />);
  await user.click(tick(word.digest));
  await choose(user, word.digestAt, '16.30 น.');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('กรุณา');
  await waitFor(() => expect(selectOf(word.digestAt).textContent).toContain('16.30'));
  expect(theForm().isDirty).toBe(true);
});
