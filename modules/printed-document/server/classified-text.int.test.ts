import { plain } from '@sarn/pdf/testing';
import { getPrintedText } from '@sarn/printed-document/contract';
import { code, openSecret, openTestInstance, prepare } from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedPath } from './printed.testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
});
afterAll(() => instance.close());

test('[15.05] a classified memo has no pages; its words are read with a reason alone', async () => {
  const { office } = instance;
  const documentId = await office.draft('officer.policy', ['legal']);
  const body = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  const classified = await office.post('officer.policy', '/registry/secret/classify', body);
  expect(classified.status, JSON.stringify(classified)).toBe(200);
  const at = printedPath(documentId);
  const words = () => office.get('officer.policy', `${at}/text`);
  expect((await code(words()))[1]).toBe('registry.secret-reason');
  await openSecret(office, 'officer.policy', documentId);
  expect((await code(office.get('officer.policy', at)))[1]).toBe('printed-document.none');
  const { html } = getPrintedText.output.parse(await words());
  expect(plain(html.replace(/<[^>]*>/g, ' '))).toMatch(/^ร่างลับบันทึกข้อความ.*ด้วยกองขอเสนอ/);
  expect((await code(office.get('officer.legal', `${at}/text`)))[1]).toBe('registry.not-found');
});
