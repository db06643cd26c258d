import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needPrograms } from '@sarn/testing/stand-ins';
import { temporaryFolder } from '@sarn/testing/temporary-folder';

const run = promisify(execFile);

/** Tokens made of files (SoftHSM), which behave as those of a maker. */
export interface SoftTokens {
  /** The library of PKCS#11. */
  readonly program: string;
  readonly pin: string;
  add(label: string): Promise<void>;
  /** As if it were taken out of the server. */
  take(label: string): Promise<void>;
  remove(): void;
}

/**
 * SoftHSM is installed where it is missing. Its library reads where its tokens are from the environment, which the
 * process of a token store takes over.
 */
export async function softTokens(): Promise<SoftTokens> {
  const program = '/usr/lib/softhsm/libsofthsm2.so';
  await needPrograms(['/usr/bin/softhsm2-util', program], ['softhsm2']);
  const folder = temporaryFolder('sarn-tokens-');
  const tokens = join(folder, 'tokens');
  mkdirSync(tokens);
  const file = join(folder, 'softhsm2.conf');
  writeFileSync(file, `directories.tokendir = ${tokens}\nobjectstore.backend = file\n`);
  process.env['SOFTHSM2_CONF'] = file;
  const pin = '246813';
  return {
    ...{ program, pin },
    async add(label) {
      const order = ['--init-token', '--free', '--label', label, '--so-pin', '00000000'];
      await run('softhsm2-util', [...order, '--pin', pin]);
    },
    async take(label) {
      await run('softhsm2-util', ['--delete-token', '--token', label]);
    },
    remove() {
      delete process.env['SOFTHSM2_CONF'];
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
