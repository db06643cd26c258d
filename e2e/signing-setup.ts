import { expect } from 'vitest';
import { demoPassword } from './api-client.ts';
import type { Answer, ApiClient } from './api-client.ts';

/** The signing password of the journeys. */
export const signingSecret = 'tonmai-rim-tang-42';

async function post(api: ApiClient, path: string, body: object): Promise<Answer> {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/** Makes the authority of the agency, and gives the head of a division a certificate of it. */
export async function certify(head: ApiClient, admin: ApiClient): Promise<void> {
  const order = { name: 'กรมตัวอย่าง', passphrase: 'long enough a phrase', password: demoPassword };
  await post(admin, '/certificate/authority/make', order);
  const asked = { secret: signingSecret, password: demoPassword };
  const { id } = await post(head, '/certificate/ask', asked);
  await post(admin, '/certificate/decide', { id, decision: 'issue' });
}

/** The person behind a session. */
export async function personOf(api: ApiClient): Promise<string> {
  const { userLogin } = await api.post('/verify', {});
  return (userLogin as { F_PERSON_ID: string }).F_PERSON_ID;
}

/** A memo that waits for a signature. */
export async function memoToSign(
  author: ApiClient,
  signatoryId: string,
  title: string,
): Promise<string> {
  const memo = {
    ...{ title, addressee: 'ผู้อำนวยการ', unitIds: [] as string[] },
    bodyJson: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ตามที่กองขอจัดประชุม' }] }],
    },
  };
  const documentId = String((await post(author, '/registry/memo/save', memo))['documentId']);
  const { item } = await author.get(`/registry/document/${documentId}`);
  const { ownerUnit, version } = item as { ownerUnit: { id: string }; version: number };
  const whole = { ...memo, documentId, version, unitIds: [ownerUnit.id] };
  await post(author, '/registry/memo/save', whole);
  await post(author, `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'submit' },
    form: { reviewerIds: [], signatoryId },
  });
  return documentId;
}
