import { expect } from 'vitest';
import type { Answer, ApiClient } from './api-client.ts';

/** A call that must succeed. */
export async function surely(api: ApiClient, path: string, body: object): Promise<Answer> {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/** The person behind a session. */
export async function personOf(api: ApiClient): Promise<string> {
  const { userLogin } = await api.post('/verify', {});
  return (userLogin as { F_PERSON_ID: string }).F_PERSON_ID;
}

interface MemoOrder {
  readonly title: string;
  readonly text: string;
  readonly reviewerIds?: readonly string[];
  readonly signatoryId: string;
  /** Who signs before. */
  readonly coSignatoryIds?: readonly string[];
}

/** A memo to the own unit of its author that was sent on its route. */
export async function sentMemo(author: ApiClient, order: MemoOrder): Promise<string> {
  const { title, text, reviewerIds = [], signatoryId, coSignatoryIds = [] } = order;
  const memo = {
    ...{ title, addressee: 'ผู้อำนวยการ', unitIds: [] as string[] },
    bodyJson: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    },
  };
  const documentId = String((await surely(author, '/registry/memo/save', memo))['documentId']);
  const { item } = await author.get(`/registry/document/${documentId}`);
  const { ownerUnit, version } = item as { ownerUnit: { id: string }; version: number };
  const whole = { ...memo, documentId, version, unitIds: [ownerUnit.id] };
  await surely(author, '/registry/memo/save', whole);
  await surely(author, `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'submit' },
    form: { reviewerIds, signatoryId, ...(coSignatoryIds.length > 0 && { coSignatoryIds }) },
  });
  return documentId;
}
