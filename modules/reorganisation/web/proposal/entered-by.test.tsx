import { screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { EnteredBy } from './EnteredBy.tsx';
import { th } from './words/th.ts';

const at = '2026-11-20T03:00:00.000Z';
const entered = { enteredName: 'นายหนึ่ง', enteredAt: at };
const asked = { askedName: 'นายหนึ่ง', askedAt: at, confirmedAt: '2026-11-21T03:00:00.000Z' };
const filled = (phrase: string, values: Readonly<Record<string, string>>): RegExp =>
  new RegExp(phrase.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '.+'));

test('an order names who asked and who confirmed it, each with its moment', async () => {
  await show(<EnteredBy {...entered} second={{ ...asked, confirmedName: 'นางสอง' }} isDone />);
  const line = (phrase: string, values: Readonly<Record<string, string>>) =>
    screen.getByText(filled(phrase, values)).textContent?.replaceAll('\u{A0}', ' ');
  expect(line(th.entered.asked, { name: 'นายหนึ่ง' })).toContain('20 พ.ย. 69');
  expect(line(th.entered.confirmed, { name: 'นางสอง' })).toContain('21 พ.ย. 69');
  expect(line(th.entered.done, {})).toContain('20 พ.ย. 69');
});

test('what nobody else could confirm says so; without a second person it names who entered it', async () => {
  await show(
    <>
      <EnteredBy {...entered} second={{ ...asked, confirmedName: '' }} />
      <EnteredBy {...entered} second={null} />
    </>,
  );
  expect(screen.getByText(filled(th.entered.alone, {}))).toBeDefined();
  expect(screen.getByText(filled(th.entered.at, { name: 'นายหนึ่ง' }))).toBeDefined();
  expect(screen.queryByText(filled(th.entered.confirmed, {}))).toBeNull();
});
