import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkDatabaseLibraries } from './database-libraries.mjs';
import { matchesLock } from './installed.mjs';

export class InstallFailed extends Error {}

/**
 * Brings `node_modules` to what package-lock.json says; does nothing when it is up to date.
 *
 * @throws InstallFailed with npm's own output
 */
export function installWhatIsMissing(root) {
  if (!isInstalled(root)) {
    install(root);
    writeStamp(root);
  }
  linkDatabaseLibraries(root);
}

function isInstalled(root) {
  const stamp = stampFile(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(root)) return true;
  // Installed by hand: accepted when it is the same.
  if (!matchesLock(root)) return false;
  writeStamp(root);
  return true;
}

function install(root) {
  const hasLock = existsSync(path.join(root, 'package-lock.json'));
  const startedAt = Date.now();
  console.log('Installing packages from npm; the first time this takes a minute or two …');
  const done = npm(root, [
    hasLock ? 'ci' : 'install',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-engine-strict',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]);
  if (done.status !== 0) {
    throw new InstallFailed(
      `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}\n` +
        'The packages could not be installed (npm said why above). ' +
        'Check that npm reaches its registry, then run the same command again.',
    );
  }
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** Never asks: npm has no input here, and its output is shown only when it fails. */
function npm(root, args) {
  const self = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
  const big = { ...options, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CI: 'true' } };
  if (self && /npm-cli\.c?js$/.test(self)) return spawnSync(process.execPath, [self, ...args], big);
  return spawnSync('npm', args, { ...big, shell: process.platform === 'win32' });
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.sarn-installed');
}

function wanted(root) {
  const lock = path.join(root, 'package-lock.json');
  const text = existsSync(lock) ? readFileSync(lock) : 'no lock';
  const hash = createHash('sha256').update(text).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

function writeStamp(root) {
  writeFileSync(stampFile(root), wanted(root));
}
