import { categoryTable } from '@sarn/document-classes/contract';
import { listSettingOptions } from '@sarn/kernel';
import { listRetentionClasses, retentionForms } from '@sarn/retention/contract';
import { registryErrors } from '@sarn/document/contract';
import {
  actCall,
  ids,
  pressTwice,
  sampleAct,
  sampleDetail,
  sentActs,
  showAct,
  showRefused,
} from '@sarn/document/testing';
import { th } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  errorsShown,
  fieldOf,
  screen,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from './document-page.tsx';

const row = (code: string, name: string, isRetired = false) => ({
  ...{ code, name: { th: name, en: name }, years: 5, fate: 'expires' as const, isRetired },
  ...{ leastYears: null, rule: '' },
});
const rows = [row('one-year', 'เก็บ 1 ปี'), row('five-years', 'เก็บ 5 ปี'), row('old', 'เดิม', true)];
const usual = { kind: 'outside', classCode: 'five-years', medium: 'electronic' as const };
const withUsual = answering(listRetentionClasses, { rows, defaults: [usual] });
const withoutUsual = answering(listRetentionClasses, { rows, defaults: [] });
const close = sampleAct('close', 'close');
const done = { documentId: ids.document, number: null };

test('a document is not closed without a class; a retired one is not offered', async () => {
  const calls = answerCalls(withoutUsual);
  const { user } = await showAct(documentPage, close);
  await screen.findByText('เก็บ 1 ปี');
  expect(screen.queryByText('เดิม')).toBeNull();
  await user.click(submitButton());
  expect(errorsShown()).toEqual([th.form.mendFields, 'กรุณากรอกข้อมูล']);
  await user.click(screen.getByText('เก็บ 1 ปี'));
  expect(errorsShown()).toEqual([]);
  expect(sentActs(calls)).toEqual([]);
});

test('the usual class of the kind is sent, once, where nobody chose another', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...withUsual, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, close);
  await waitFor(() => expect(fieldOf('เก็บ 5 ปี')).toHaveProperty('checked', true));
  await user.type(fieldOf(th.field.note), 'เสร็จสิ้น');
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => retentionForms.close.parse(form))).toEqual([
    { retention: 'five-years', note: 'เสร็จสิ้น' },
  ]);
});

test('the class of its category is proposed before that of its kind', async () => {
  const category = {
    ...{ code: '01.1', nameTh: 'งบประมาณรายจ่าย', nameEn: '', sort: 1, validFrom: '2026-01-01' },
    ...{ validTo: null, origin: 'own' as const, version: 1, values: { retention: 'one-year' } },
  };
  answerCalls({
    ...withUsual,
    ...answering(listSettingOptions, { rows: [category] }, { table: categoryTable.code }),
  });
  await showAct(documentPage, close, sampleDetail({ categoryCode: '01.1' }));
  await waitFor(() => expect(fieldOf('เก็บ 1 ปี')).toHaveProperty('checked', true));
});

test('a refusal keeps the class that was chosen', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, close, sampleDetail(), withUsual);
  await user.click(await screen.findByText('เก็บ 1 ปี'));
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(fieldOf('เก็บ 1 ปี')).toHaveProperty('checked', true);
  expect(theForm()).toMatchObject({ isDirty: true });
  await leave();
});
