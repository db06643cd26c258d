import { demoPassword } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { surely } from './memo-setup.ts';

/** The signing password of the journeys. */
export const signingSecret = 'tonmai-rim-tang-42';

/** Makes the authority of the agency, and gives the head of a division a certificate of it. */
export async function certify(head: ApiClient, admin: ApiClient): Promise<void> {
  const order = { name: 'กรมตัวอย่าง', passphrase: 'long enough a phrase', password: demoPassword };
  await surely(admin, '/certificate/authority/make', order);
  const asked = { secret: signingSecret, password: demoPassword };
  const { id } = await surely(head, '/certificate/ask', asked);
  await surely(admin, '/certificate/decide', { id, decision: 'issue' });
}
