import { keptExtent, keptFolders, keptForms, printKept } from '@sarn/retention/contract';
import { ids } from '@sarn/document/testing';
import {
  answerCalls,
  answering,
  choose,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import { KeptTab } from './KeptTab.tsx';

const folders = answering(keptFolders, {
  rows: [{ id: ids.other, name: 'แฟ้มที่ดิน', unitName: 'กองแผน' }],
});

test('[13.05] a card is printed of one folder; the others of a time, and a refusal is told', async () => {
  const calls = answerCalls({
    ...folders,
    [`${printKept.method} ${printKept.path}`]: () => refusal('registry.kept-none'),
  });
  const user = await show(<KeptTab />);
  const print = screen.getByRole('button', { name: th['kept.print'] });
  await user.click(print);
  expect(await screen.findByText(/ไม่มีหนังสือที่เก็บ/)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: keptForms.card.th }));
  expect(print).toHaveProperty('disabled', true);
  await choose(user, th['kept.cardFolder'], 'แฟ้มที่ดิน · กองแผน');
  await user.click(print);
  const asked = () => calls.filter(({ path }) => path.endsWith('/retention/kept'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]?.fields).toMatchObject({ form: 'register' });
  expect(asked()[1]?.fields).toMatchObject({ form: 'card', folderId: ids.other });
});

test('[13.05] more documents than one file holds are printed in parts, of which one is chosen', async () => {
  const calls = answerCalls({
    ...folders,
    ...answering(keptExtent, { rows: 4_100, parts: 3 }),
    [`${printKept.method} ${printKept.path}`]: () => refusal('registry.kept-too-many'),
  });
  const user = await show(<KeptTab />);
  const print = screen.getByRole('button', { name: th['kept.print'] });
  expect(screen.queryByText(/พิมพ์เป็น 3 ส่วน/)).toBeNull();
  await user.click(print);
  expect(await screen.findByText(/พิมพ์เป็น 3 ส่วน/)).toBeDefined();
  await choose(user, th['kept.part'], 'ส่วนที่ 3: เรื่องที่ 4001–4100');
  await user.click(print);
  const asked = () => calls.filter(({ path }) => path.endsWith('/retention/kept'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]?.fields).not.toHaveProperty('part');
  expect(asked()[1]?.fields).toMatchObject({ form: 'register', part: '3' });
  // Another form has another number of parts.
  await user.click(screen.getByRole('radio', { name: keptForms.handing.th }));
  expect(screen.queryByText(/พิมพ์เป็น 3 ส่วน/)).toBeNull();
});

test('[13.05] form, days and folder stand in the address; a day that is none is as usual', async () => {
  const calls = answerCalls({
    ...folders,
    [`${printKept.method} ${printKept.path}`]: () => refusal('registry.kept-none'),
  });
  const at = `/?tab=kept&form=card&from=2025-02-03&to=never&folder=${ids.other}`;
  const history = createMemoryHistory({ initialEntries: [at] });
  const user = await show(<KeptTab />, '', history);
  await user.click(screen.getByRole('button', { name: th['kept.print'] }));
  const asked = () => calls.find(({ path }) => path.endsWith('/retention/kept'))?.fields;
  await waitFor(() => expect(asked()).toMatchObject({ form: 'card', folderId: ids.other }));
  expect(asked()).toMatchObject({ from: '2025-02-03' });
  expect(asked()?.['to']).toMatch(/^20\d\d-/);
  await user.click(screen.getByRole('radio', { name: keptForms.handing.th }));
  await waitFor(() => expect(history.location.search).toContain('form=handing'));
  expect(history.location.search).toContain('tab=kept');
});
