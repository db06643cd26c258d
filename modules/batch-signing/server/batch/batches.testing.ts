import type { OfficeInstance } from '@sarn/server/testing';
import type { Batch } from '../../contract/index.ts';
import { getBatch, listToSign } from '../../contract/index.ts';

/** A batch as its head sees it. */
export const batchOf = async (office: OfficeInstance, id: string): Promise<Batch> =>
  getBatch.output.parse(await office.get('head.policy', `/signature/batch/${id}`));

/** The same when nobody signs it any more. */
export async function batchOver(office: OfficeInstance, id: string): Promise<Batch> {
  await office.app.settled();
  return batchOf(office, id);
}

/** Documents as they are sent: with the version that the person saw. */
export async function seenToSign(office: OfficeInstance, documentIds: readonly string[]) {
  const { rows } = listToSign.output.parse(await office.get('head.policy', '/signature/to-sign'));
  return documentIds.map((documentId) => {
    const found = rows.find(({ row }) => row.documentId === documentId);
    return { documentId, version: found?.version ?? 0 };
  });
}
