/** Builds the browser's part. `--if-changed` skips the build when its inputs have not changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from './suite/build-inputs.ts';
import { runProgram } from './suite/run-program.ts';
import { binary, root } from './suite/places.ts';

const webApp = path.join(root, 'apps/web');
const stamp = path.join(webApp, 'dist', 'build-inputs.txt');
const inputs = hashInputs(root);

function isUpToDate(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;
}

if (process.argv.includes('--if-changed') && isUpToDate()) process.exit(0);

console.log('Building the web application …');
const started = performance.now();
const built = await runProgram(process.execPath, [binary('vite', 'bin/vite.js'), 'build'], {
  cwd: webApp,
  env: { ...process.env, NODE_ENV: 'production' },
  limitMs: 5 * 60_000,
});
if (built.code !== 0) {
  console.error(built.output);
  console.error('The web application could not be built (see above).');
  process.exit(1);
}
// Written last: an interrupted build has none, and is made again.
writeFileSync(stamp, inputs);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
