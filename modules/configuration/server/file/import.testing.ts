import type { OfficeInstance } from '@sarn/server/testing';
import { expect } from 'vitest';
import type { RowDifference, SectionDifference } from '../../contract/index.ts';

/** Why the tests change something. */
export const reason = 'ตามมติคณะกรรมการ';

/** Everything that an installation has set, as its file has it. */
export async function exported(
  at: OfficeInstance,
): Promise<Record<string, Record<string, object>>> {
  const answer = await at.app.fetch('/api/configuration/file/export', {
    headers: { authorization: `Bearer ${await at.token('admin')}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, Record<string, object>>;
}

/** Opens a file; the answer as it is. */
export async function open(at: OfficeInstance, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'settings.json');
  const answer = await at.app.fetch('/api/configuration/file/open', {
    method: 'POST',
    headers: { authorization: `Bearer ${await at.token('admin')}` },
    body: form,
  });
  const body = (await answer.json()) as { importId?: string; message?: string };
  return { status: answer.status, id: body.importId ?? '', message: body.message ?? '' };
}

export interface Shown {
  readonly sections: SectionDifference[];
  readonly digest: string;
  readonly isOtherDeployment: boolean;
}
/** In what an opened file differs. */
export const shown = async (at: OfficeInstance, id: string) =>
  (await at.get('admin', `/configuration/file/imports/${id}`)) as unknown as Shown;
/** Keys of the rows that differ. */
export const allKeys = ({ sections }: Shown, but: (row: RowDifference) => boolean = () => true) =>
  sections.flatMap(({ rows }) => rows.filter(but).map(({ key }) => key));
/** Takes what was chosen of an opened file. */
export const apply = (at: OfficeInstance, id: string, sent: object) =>
  at.post('admin', `/configuration/file/imports/${id}/apply`, {
    reason,
    isLikeFile: false,
    ...sent,
  });
