import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotationLimits } from '../contract/index.ts';
import { ink, note, pathOf, place, writing } from './annotation.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
let letter: { readonly documentId: string; readonly fileId: string };
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
  letter = await on.presented();
});
afterAll(() => office.close());

const add = (annotations: unknown) =>
  on.add('director', letter.documentId, letter.fileId, annotations);

const points = (length: number) => Array.from({ length }, () => [1.25, 1.25, 0.5]);

const drawn = (seen: readonly unknown[], strokes = 1) => ({
  place,
  content: {
    ...{ kind: 'ink', text: '' },
    strokes: Array.from({ length: strokes }, () => ({ ink: 'blue', points: seen })),
  },
});

describe('hostile annotations', () => {
  it.each([
    ['a place that is no number', note('ก', { left: null })],
    ['a place beyond all numbers', note('ก', { top: 1e308 })],
    ['a place left of the page', note('ก', { left: -5 })],
    ['no width', note('ก', { width: 0 })],
    ['a page before the first', note('ก', { page: 0 })],
    ['half a page', note('ก', { page: 1.5 })],
    ['an empty note', note('  ')],
    ['a note too long', note('ก'.repeat(annotationLimits.note + 1))],
    ['no strokes', drawn([], 0)],
    ['a stroke without points', drawn([])],
    ['points of text', drawn([['1', '2', '0.5']])],
    [
      'an unknown ink',
      { ...ink(''), content: { kind: 'ink', text: '', strokes: [{ ink: 'green' }] } },
    ],
    ['too many strokes', drawn([[1, 1, 0.5]], annotationLimits.strokes + 1)],
    ['too many points', drawn(points(201), 100)],
    ['an unknown kind', { place, content: { kind: 'html', html: '<script>' } }],
  ])('refuses %s', async (_what, annotation) => {
    expect((await add([annotation])).status).toBe(422);
  });

  it('refuses ten megabytes of strokes before it reads them', async () => {
    const answer = await add([drawn(points(900_000))]);
    expect(answer.status).toBe(413);
    expect(await on.written('director', letter.documentId)).toEqual([]);
  });

  it('prints what is typed as it is, and nothing of it as a command', async () => {
    const typed = '#panic() <script>alert(1)</script> \\end $x$ https://example.com';
    expect((await add([note(typed)])).status).toBe(200);
    const path = `${pathOf(letter.documentId)}/file?fileId=${letter.fileId}`;
    const text = (await readBack(await on.bytes('director', path))).join('');
    expect(text).toContain('#panic()<script>alert(1)</script>');
  });

  it('says that a copy cannot be made of bytes that are broken, and keeps the original', async () => {
    const bytes = samplePdf('to be broken');
    const fileIds = [await office.upload('saraban', bytes)];
    const { documentId, fileId } = await on.presented({ fileIds });
    await on.add('director', documentId, fileId, [note('ก')]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const stored = join(office.app.platform.config.dataDir, 'files', sha256.slice(0, 2));
    await writeFile(join(stored, sha256.slice(2, 4), sha256), bytes.slice(0, 90));
    const path = `${pathOf(documentId)}/file?fileId=${fileId}`;
    expect(await office.get('director', path)).toMatchObject({
      ...{ status: 409, code: 'annotation.unreadable-file' },
    });
    expect((await office.get('director', `/file/${fileId}/content`)).status).toBe(200);
  });
});
