import { demoSecret } from '@sarn/demo';
import type { ApiClient } from './api-client.ts';

/** The signing password of the people in the demo who have a certificate, the heads of divisions among them. */
export const signingSecret = demoSecret;

/** As many as one call prepares. */
const preparedAtOnce = 10;

interface Shown {
  readonly documentId: string;
  readonly prepared: string | null;
}

/** What the form of a batch shows before the secret, as it is sent with it. */
export async function shownBefore(
  head: ApiClient,
  documents: readonly { readonly documentId: string; readonly version: number }[],
): Promise<Shown[]> {
  const shown: Shown[] = [];
  let after: string | undefined;
  for (let at = 0; at < documents.length; at += preparedAtOnce) {
    const some = documents.slice(at, at + preparedAtOnce);
    const given = await head.post('/signature/batch-preparation', { documents: some, after });
    if (given.status !== 200) throw new Error(JSON.stringify(given));
    shown.push(...(given['items'] as Shown[]));
    after = given['numbers'] as string;
  }
  return shown.flatMap(({ documentId, prepared }) => (prepared ? [{ documentId, prepared }] : []));
}
