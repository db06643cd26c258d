import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needPrograms } from '@sarn/testing/stand-ins';
import { temporaryFolder } from '@sarn/testing/temporary-folder';

const run = promisify(execFile);

/** A folder in which programs that are not ours read and write files. */
export interface Programs {
  /** Path of a file of the folder. */
  path(name: string): string;
  write(name: string, bytes: Uint8Array | string): string;
  read(name: string): Uint8Array;
  /** Runs a program; what it says on both channels, and whether it ended well. */
  run(program: string, ...args: readonly string[]): Promise<{ isWell: boolean; said: string }>;
  remove(): void;
}

/** @returns a new folder; the programs are installed where they are missing */
export async function programs(): Promise<Programs> {
  await needPrograms(
    ['/usr/bin/openssl', '/usr/bin/qpdf', '/usr/bin/pdfsig', '/usr/bin/certutil'],
    ['openssl', 'qpdf', 'poppler-utils', 'libnss3-tools'],
  );
  const folder = temporaryFolder('sarn-signing-');
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write: (name, bytes) => {
      writeFileSync(path(name), bytes);
      return path(name);
    },
    read: (name) => Uint8Array.from(readFileSync(path(name))),
    run: async (program, ...args) => {
      try {
        const { stdout, stderr } = await run(program, args, { cwd: folder });
        return { isWell: true, said: stdout + stderr };
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        return { isWell: false, said: stdout + stderr };
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A certificate, key or CRL as PEM. */
export function pem(kind: 'CERTIFICATE' | 'PRIVATE KEY' | 'X509 CRL', der: Uint8Array): string {
  const lines = Buffer.from(der)
    .toString('base64')
    .match(/.{1,64}/g)
    ?.join('\n');
  return `-----BEGIN ${kind}-----\n${lines ?? ''}\n-----END ${kind}-----\n`;
}

export interface PdfsigResult {
  readonly isTotal: boolean;
  readonly isValid: boolean;
  readonly isTrusted: boolean;
}

/** What pdfsig says of each signature, with the root in a store of NSS. */
export async function pdfsig(
  tools: Programs,
  root: Uint8Array,
  bytes: Uint8Array,
): Promise<PdfsigResult[]> {
  const store = ['-d', `sql:${tools.path('')}`];
  await tools.run('certutil', '-N', ...store, '--empty-password');
  const file = tools.write('nss-root.pem', pem('CERTIFICATE', root));
  await tools.run('certutil', '-A', ...store, '-n', 'root', '-t', 'CT,CT,CT', '-i', file);
  const name = tools.write('pdfsig.pdf', bytes);
  const { said } = await tools.run('pdfsig', '-nssdir', `sql:${tools.path('')}`, name);
  return said
    .split(/Signature #\d+:/)
    .slice(1)
    .map((one) => ({
      isTotal: one.includes('  - Total document signed'),
      isValid: one.includes('Signature is Valid.'),
      isTrusted: one.includes('Certificate is Trusted.'),
    }));
}
