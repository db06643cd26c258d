import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { X509Certificate } from 'node:crypto';
import { freePort } from '@sarn/testing/local-port';
import { expect } from 'vitest';
import type { Programs } from './programs.testing.ts';

/** An authority made by OpenSSL, with its own server of lists: a root, one below it, and people below that. */
export interface OtherAuthority {
  readonly rootPem: string;
  /** What the server does; the lists by their names when left alone. */
  behave: ((path: string, response: ServerResponse) => void) | undefined;
  /** Makes a file of a person, as base64 of PKCS#12. */
  person(name: string, extensions: readonly string[]): Promise<string>;
  /** Issues a certificate for a request (PEM) of somebody else; PEM, and with those above it as DER of P7B. */
  certify(
    request: string,
    extensions?: readonly string[],
    days?: number,
  ): Promise<{ pem: string; p7b: Uint8Array }>;
  /** A list of the authority `root` or `between`, DER, good for so many seconds. */
  list(of: 'root' | 'between', seconds?: number): Promise<Uint8Array>;
  /** Marks the certificate of a person as revoked since an hour. */
  revoke(name: string): void;
  /** A port at which `respond` will listen: it stands in certificates before. */
  port(): Promise<number>;
  /** Begins `openssl ocsp` with what is known of people now; it reads that once. */
  respond(port: number): Promise<void>;
  readonly url: string;
  stop(): Promise<void>;
}

export const filePassword = 'file-password';
const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const days = ['-days', '300'];

/** @param prefix of the names of its files */
export async function otherAuthority(tools: Programs, prefix: string): Promise<OtherAuthority> {
  const openssl = async (...args: readonly string[]) => {
    const { isWell, said } = await tools.run('openssl', ...args);
    expect(isWell, said).toBe(true);
  };
  const name = (file: string) => `${prefix}-${file}`;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (self.behave) return self.behave(path, response);
    void self.list(path === '/root.crl' ? 'root' : 'between').then((der) => response.end(der));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const isCa = ['-addext', 'keyUsage=critical,keyCertSign,cRLSign'];
  await openssl(
    ...['req', '-x509', ...curve, ...days, ...isCa, '-keyout', name('root.key')],
    ...['-out', name('root.pem'), '-subj', `/CN=${prefix} Root`],
  );
  await sign(tools, openssl, name('between'), name('root'), `/CN=${prefix} Issuing`, [
    ...[
      'basicConstraints=critical,CA:true',
      'keyUsage=critical,keyCertSign,cRLSign,digitalSignature',
    ],
    `crlDistributionPoints=URI:${url}/root.crl`,
  ]);
  for (const which of authorities) {
    tools.write(name(`${which}.txt`), '');
    tools.write(name(`${which}.number`), '01\n');
    tools.write(name(`${which}.cnf`), configOf(name(which)));
  }
  const children: ChildProcess[] = [];
  let asked = 0;
  const self: OtherAuthority = {
    url,
    rootPem: Buffer.from(tools.read(name('root.pem'))).toString(),
    behave: undefined,
    async person(who, extensions) {
      const own = name(who);
      await sign(tools, openssl, own, name('between'), `/CN=${who}`, [
        'keyUsage=critical,digitalSignature,nonRepudiation',
        ...extensions,
      ]);
      tools.write(
        name('chain.pem'),
        [name('between.pem'), name('root.pem')]
          .map((one) => Buffer.from(tools.read(one)).toString())
          .join(''),
      );
      await openssl(
        ...['pkcs12', '-export', '-in', `${own}.pem`, '-inkey', `${own}.key`],
        ...[
          '-certfile',
          name('chain.pem'),
          '-passout',
          `pass:${filePassword}`,
          '-out',
          `${own}.p12`,
        ],
      );
      entry(tools, own, name('between'), 'V');
      return Buffer.from(tools.read(`${own}.p12`)).toString('base64');
    },
    async certify(request, extensions = [], lasting = 300) {
      const own = name(`asked-${++asked}`);
      tools.write(`${own}.csr`, request);
      const usage = ['keyUsage=critical,digitalSignature,nonRepudiation'];
      await issue(
        tools,
        openssl,
        own,
        name('between'),
        extensions.length > 0 ? extensions : usage,
        lasting,
      );
      const above = ['-certfile', name('between.pem'), '-certfile', name('root.pem')];
      await openssl(
        ...['crl2pkcs7', '-nocrl', '-certfile', `${own}.pem`, ...above],
        ...['-outform', 'DER', '-out', `${own}.p7b`],
      );
      return {
        pem: Buffer.from(tools.read(`${own}.pem`)).toString(),
        p7b: tools.read(`${own}.p7b`),
      };
    },
    async list(of, seconds = 86_400) {
      const [crl, der] = [name(`${of}.crl`), name(`${of}.der`)];
      await openssl(
        ...['ca', '-gencrl', '-config', name(`${of}.cnf`), '-crlsec', String(seconds)],
        ...['-out', crl],
      );
      await openssl('crl', '-in', crl, '-outform', 'DER', '-out', der);
      return tools.read(der);
    },
    revoke: (who) => entry(tools, name(who), name('between'), 'R'),
    port: freePort,
    async respond(port) {
      for (const former of children.splice(0)) {
        former.kill();
        await once(former, 'exit');
      }
      const child = spawn(
        '/usr/bin/openssl',
        [
          ...[
            'ocsp',
            '-port',
            String(port),
            '-index',
            name('between.txt'),
            '-CA',
            name('between.pem'),
          ],
          ...['-rsigner', name('between.pem'), '-rkey', name('between.key'), '-nmin', '60'],
        ],
        { cwd: tools.path('') },
      );
      children.push(child);
      // It ends after a request that it cannot read: what it says is waited for instead.
      let said = '';
      child.stdout.on('data', (part: Buffer) => (said += part.toString()));
      child.stderr.on('data', (part: Buffer) => (said += part.toString()));
      await expect.poll(() => said, { timeout: 10_000 }).toContain('waiting for OCSP');
    },
    async stop() {
      for (const child of children) child.kill();
      server.closeAllConnections();
      await new Promise((done) => void server.close(done));
    },
  };
  return self;
}

const authorities = ['root', 'between'] as const;

type Openssl = (...args: readonly string[]) => Promise<void>;

async function sign(
  tools: Programs,
  openssl: Openssl,
  own: string,
  issuer: string,
  subject: string,
  extensions: readonly string[],
): Promise<void> {
  await openssl('req', ...curve, '-keyout', `${own}.key`, '-out', `${own}.csr`, '-subj', subject);
  await issue(tools, openssl, own, issuer, extensions);
}

async function issue(
  tools: Programs,
  openssl: Openssl,
  own: string,
  issuer: string,
  extensions: readonly string[],
  lasting = 300,
): Promise<void> {
  tools.write(`${own}.ext`, `${extensions.join('\n')}\n`);
  await openssl(
    ...['x509', '-req', '-in', `${own}.csr`, '-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`],
    ...['-days', String(lasting), '-extfile', `${own}.ext`, '-out', `${own}.pem`],
  );
}

const configOf = (own: string): string => `[ca]
default_ca = one
[one]
database = ${own}.txt
crlnumber = ${own}.number
certificate = ${own}.pem
private_key = ${own}.key
default_md = sha256
`;

/** Time as the index of OpenSSL has it. */
const indexTime = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`;

/** Writes the certificate into the index of its issuer, as valid or as revoked since an hour. */
function entry(tools: Programs, own: string, issuer: string, state: 'V' | 'R'): void {
  const { serialNumber, validTo, subject } = new X509Certificate(tools.read(`${own}.pem`));
  const file = `${issuer}.txt`;
  const rest = Buffer.from(tools.read(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !line.includes(serialNumber));
  const since = state === 'R' ? indexTime(Date.now() - 3_600_000) : '';
  const fields = [
    state,
    indexTime(Date.parse(validTo)),
    since,
    serialNumber,
    'unknown',
    `/${subject}`,
  ];
  tools.write(file, `${[...rest, fields.join('\t')].join('\n')}\n`);
}
