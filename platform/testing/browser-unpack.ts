/**
 * Unpacks the browser of `@sparticuz/chromium` into the folder named by TMPDIR.
 *
 * A program of its own, because that package writes only to the temporary folder of its process: by
 * default to one shared, fixed name, where a half-written or another user's file would be
 * taken for the browser.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { inflate } from '@sparticuz/chromium';

const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const packed = path.join(path.dirname(entry), '..', 'bin');

for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
  await inflate(path.join(packed, archive));
}
