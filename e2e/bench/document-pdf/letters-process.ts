import { closePdf, renderDocument } from '@sarn/pdf/server';
import { nodeMegabytes } from '../memory.ts';
import { letterOf } from './sample-documents.ts';

/* A process that prints letters and tells how long the first took and how much memory it has, and had before. */

const [count = 1, early = 1] = process.argv.slice(2).map(Number);
const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;

const started = megabytes();
const began = performance.now();
await renderDocument(letterOf(0), {});
const first = performance.now() - began;
let before = megabytes();
for (let at = 1; at < count; at += 1) {
  await renderDocument(letterOf(at), {});
  if (at + 1 === early) before = megabytes();
}
const withoutShared = nodeMegabytes(process.pid);
process.stdout.write(JSON.stringify({ first, before, after: megabytes(), started, withoutShared }));
await closePdf();
