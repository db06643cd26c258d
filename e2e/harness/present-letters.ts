import { letterForm, signIn } from '../api-client.ts';

/**
 * Letters that wait for the head, whatever the day on which the demo agency is made.
 *
 * @param names parts of the subjects; one that is registered already is refused
 */
export async function presentLetters(
  url: string,
  names: readonly string[] = ['1', '2', '3'],
): Promise<void> {
  const saraban = await signIn(url, 'saraban');
  for (const name of names) {
    const fileId = await saraban.upload(`Letter ${name}`);
    const form = letterForm(name, fileId);
    const { documentId } = await saraban.post('/registry/incoming/register', form);
    const answer = await saraban.post(`/registry/document/${String(documentId)}/act`, {
      on: 'document',
      targetId: documentId,
      act: 'present',
      form: { to: 'head', purpose: 'to-consider' },
    });
    if (answer.status !== 200) throw new Error(`not presented: ${JSON.stringify(answer)}`);
  }
}
