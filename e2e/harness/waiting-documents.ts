import { expect } from 'vitest';
import { letterForm, signIn } from '../api-client.ts';

/** Registers a letter that waits for the order of the head. @returns its page */
export async function presented(url: string): Promise<string> {
  const saraban = await signIn(url, 'saraban');
  const form = letterForm('ค้างไว้', await saraban.upload('Letter'));
  const { documentId } = await saraban.post('/registry/incoming/register', form);
  const done = await saraban.post(`/registry/document/${String(documentId)}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'present' },
    form: { to: 'head', purpose: 'to-consider' },
  });
  expect(done.status).toBe(200);
  return `/sarabun/document/${String(documentId)}`;
}

/** The page of an assignment of the demo agency on which its officer may report. */
export async function toReport(url: string, account: string): Promise<string> {
  const api = await signIn(url, account);
  const { data } = await api.post('/sarabun/get-todo-list', { typeCode: 'jobAssign' });
  for (const { F_DOC_ID: id } of data as { F_DOC_ID: string }[]) {
    const { item } = await api.get(`/registry/document/${id}`);
    const { may } = item as { may: { act: string }[] };
    if (may.some(({ act }) => act === 'report')) return `/sarabun/document/${id}`;
  }
  throw new Error(`nothing to report on for ${account}`);
}
