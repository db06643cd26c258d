import { classForms, secretOf } from '@sarn/classification/contract';
import { registryErrors, secrecyClasses } from '@sarn/document/contract';
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
import { th as document } from '@sarn/document/web';
import {
  answerCalls,
  answering,
  choose,
  errorAt,
  fieldOf,
  screen,
  selectOf,
  submitButton,
  theForm,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { documentPage } from './document-page.tsx';
import { th } from './words/th.ts';

/** Of the two upper classes only the register is kept, and this document has two files. */
const known = answering(secretOf, {
  ...{
    secrecy: null,
    isOpen: false,
    isRegisterOnly: false,
    upperClasses: 'register-only',
    classes: {},
  },
  allowedClasses: ['normal', 'confidential', 'secret', 'top-secret'],
  ...{ content: { files: 2, hasText: false }, mayDownload: true, keepers: [], mayName: false },
  ...{ mayClassify: true, readers: [], openings: [], changes: [] },
});
const classify = sampleAct('classify', 'classify');
const done = { documentId: ids.document, number: null };
const why = 'เนื้อหามีข้อมูลข่าวสารลับ';

test('class and reason are asked; only higher classes are offered', async () => {
  const calls = answerCalls(known);
  const { user } = await showAct(documentPage, classify);
  await user.click(submitButton());
  expect(errorAt(selectOf(th['class.to']))).toBe('กรุณากรอกข้อมูล');
  expect(errorAt(fieldOf(document.field.reason))).toBe('กรุณากรอกข้อมูล');
  const offered = screen.getAllByText(/^(ปกติ|ลับ.*)$/, { selector: 'option' });
  expect(offered.map(({ textContent }) => textContent)).toEqual(
    (['confidential', 'secret', 'top-secret'] as const).map((one) => secrecyClasses[one].th),
  );
  expect(sentActs(calls)).toEqual([]);
});

test('a class under which the content is deleted asks for that to be confirmed', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ ...known, [actCall]: () => answer.promise });
  const { user, onFinish } = await showAct(documentPage, classify);
  await choose(user, th['class.to'], secrecyClasses.secret.th);
  await user.click(submitButton());
  expect(await screen.findByText(th['class.confirmMissing'])).toBeDefined();
  await user.click(screen.getByText(th['class.confirm']));
  expect(screen.queryByText(th['class.confirmMissing'])).toBeNull();
  await user.click(screen.getByText(why));
  await pressTwice(user);
  answer.resolve(done);
  await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  expect(sentActs(calls).map(({ form }) => classForms.classify.parse(form))).toEqual([
    { secrecy: 'secret', reason: why, removesContent: true, title: '', scanIds: [] },
  ]);
});

test('a refusal keeps class and reason', async () => {
  const { user, refuse, leave } = await showRefused(documentPage, classify, sampleDetail(), known);
  await choose(user, th['class.to'], secrecyClasses.confidential.th);
  await user.click(screen.getByText(why));
  expect(await refuse()).toContain(registryErrors['registry.stale'].th);
  expect(selectOf(th['class.to']).textContent).toContain(secrecyClasses.confidential.th);
  expect(fieldOf(document.field.reason)).toHaveProperty('value', why);
  expect(theForm()).toMatchObject({ isDirty: true });
  await leave();
});
