import { readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ink, note, pathOf, writing } from './annotation.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
}, 120_000);
afterAll(() => office.close());

describe('a file with what was written on it', () => {
  it('has the words as text, in Thai digits, with author and time; the original has none of it', async () => {
    const { documentId, fileId } = await on.presented();
    await on.add('director', documentId, fileId, [note('มอบกองกฎหมาย ภายใน 3 วัน'), ink('')]);
    const path = `${pathOf(documentId)}/file?fileId=${fileId}`;
    const [page, ...others] = await readBack(await on.bytes('saraban', path));
    expect(others).toEqual([]);
    expect(page).toContain('Sample');
    expect(page).toContain('มอบกองกฎหมายภายใน๓วัน');
    expect(page).toContain('(นายผู้อำนวยการทดลองงาน)');
    const [original] = await readBack(await on.bytes('saraban', `/file/${fileId}/content`));
    expect(original).toBe('Sample');
  });
});
