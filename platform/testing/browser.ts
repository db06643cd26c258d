import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { isMemoryEnough } from './temporary-folder.ts';

const run = promisify(execFile);
const here = import.meta.dirname;

/** Switches against network access, and for pictures that are the same on every computer. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  // The compiler for hot code costs more than it saves on pages that live for seconds; the cheap one before it
  // saves a sixth where a page stays open for fifty steps, a twentieth for ten, and costs a load nothing.
  '--js-flags=--no-turbofan',
];

/**
 * A running headless Chromium; the caller closes it.
 *
 * The browser comes from npm, so none need be installed. `CHROMIUM_PATH` names another one.
 *
 * @param more further switches of Chromium
 * @throws Error with what to do, when there is no browser for this system
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  const { executablePath, env } = chosen
    ? { executablePath: chosen, env: {} }
    : await packagedBrowser();
  // Loaded here: tests without a browser import this file too, and the driver takes half a second.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    args: [...QUIET, ...more, ...(isRoot() || !(await mayUseSandbox()) ? ['--no-sandbox'] : [])],
    env: { ...definedOnly(process.env), ...env },
    // The driver lets the browser share memory in files of the disk, as a container often has too little of it.
    ignoreDefaultArgs: isMemoryEnough() ? ['--disable-dev-shm-usage'] : [],
  });
}

interface PackagedBrowser {
  executablePath: string;
  /** Where the browser finds libraries and fonts that the system lacks. */
  env: Record<string, string>;
}

async function packagedBrowser(): Promise<PackagedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser is packaged for ${process.platform}-${process.arch}: set CHROMIUM_PATH to a Chrome or Chromium program`,
    );
  }
  const folder = await unpacked();
  const executablePath = path.join(folder, 'chromium');
  const env: Record<string, string> = {};
  if (await missesLibraries(executablePath)) {
    env['LD_LIBRARY_PATH'] = path.join(folder, 'al2023', 'lib');
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env['FONTCONFIG_PATH'] = path.join(folder, 'fonts');
  return { executablePath, env };
}

/** Unpacked once per version and user; renamed to its final name only when complete. */
async function unpacked(): Promise<string> {
  const cache = path.join(nodeModules(), '.cache');
  const folder = path.join(cache, `chromium-${packageVersion()}-${process.getuid?.() ?? 0}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${folder}.`);
  await run(process.execPath, [path.join(here, 'browser-unpack.ts')], {
    env: { ...process.env, TMPDIR: fresh, NODE_OPTIONS: '' },
  });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was first: its copy is the same.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
  return folder;
}

/** A system without a desktop lacks some; the package brings those of another Linux along. */
async function missesLibraries(program: string): Promise<boolean> {
  return run('ldd', [program]).then(
    ({ stdout }) => stdout.includes('not found'),
    () => true,
  );
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Chromium keeps its sandbox where the kernel allows ordinary users a namespace of their own. */
async function mayUseSandbox(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  return run('unshare', ['--user', '--pid', '--fork', 'true']).then(
    () => true,
    () => false,
  );
}

function packageFile(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return path.resolve(path.dirname(entry), '..', 'package.json');
}

function nodeModules(): string {
  return path.resolve(path.dirname(packageFile()), '..', '..');
}

function packageVersion(): string {
  const parsed: unknown = JSON.parse(readFileSync(packageFile(), 'utf8'));
  return (parsed as { version: string }).version;
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
