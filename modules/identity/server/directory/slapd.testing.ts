import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real OpenLDAP server for the test that started it. */
export interface Slapd {
  /** `ldap://localhost:…`, with STARTTLS. */
  readonly url: string;
  /** `ldaps://localhost:…` */
  readonly tlsUrl: string;
  /** Its certificate, which signs itself; PEM. */
  readonly ca: string;
  readonly bind: { readonly dn: string; readonly password: string };
  readonly base: string;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

const programs = { slapd: '/usr/sbin/slapd', openssl: '/usr/bin/openssl' };
const base = 'dc=agency,dc=example';
const bind = { dn: `cn=reader,${base}`, password: 'reader-password' };

/**
 * Debian's own slapd as an ordinary process on the loopback address. It is installed when it is
 * missing and this is root; elsewhere the test fails and says what to install.
 */
export async function startSlapd(people: string): Promise<Slapd> {
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'sarn-slapd-'));
  mkdirSync(join(folder, 'data'));
  const ca = await makeCertificate(folder);
  const [plain, tls] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder));
  writeFileSync(join(folder, 'people.ldif'), people);
  await run('/usr/sbin/slapadd', [
    '-f',
    join(folder, 'slapd.conf'),
    '-l',
    join(folder, 'people.ldif'),
  ]);
  const addresses = `ldap://127.0.0.1:${plain} ldaps://127.0.0.1:${tls}`;
  const server = spawn(
    programs.slapd,
    ['-f', join(folder, 'slapd.conf'), '-h', addresses, '-d', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said: string[] = [];
  server.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  await answers(plain, () => (server.exitCode === null ? null : said.join('')));
  return {
    url: `ldap://localhost:${plain}`,
    tlsUrl: `ldaps://localhost:${tls}`,
    ca,
    bind,
    base,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function install(): Promise<void> {
  if (Object.values(programs).every((program) => existsSync(program))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      'slapd or openssl is missing: run "apt-get install slapd openssl" once as root',
    );
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'slapd', 'openssl'], {
    env,
  });
}

function configuration(folder: string): string {
  const schemas = ['core', 'cosine', 'inetorgperson'];
  return [
    ...schemas.map((schema) => `include /etc/ldap/schema/${schema}.schema`),
    'modulepath /usr/lib/ldap',
    'moduleload back_mdb',
    `pidfile ${folder}/slapd.pid`,
    `TLSCertificateFile ${folder}/cert.pem`,
    `TLSCertificateKeyFile ${folder}/key.pem`,
    'database mdb',
    `suffix "${base}"`,
    `rootdn "${bind.dn}"`,
    `rootpw ${bind.password}`,
    `directory ${folder}/data`,
    'access to attrs=userPassword by anonymous auth by * none',
    'access to * by * none',
    '',
  ].join('\n');
}

async function makeCertificate(folder: string): Promise<string> {
  const file = (name: string) => join(folder, name);
  await run(programs.openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-keyout', file('key.pem'), '-out', file('cert.pem'), '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
  ]);
  return readFileSync(file('cert.pem'), 'utf8');
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(port: number, died: () => string | null): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) {
    const words = died();
    if (words !== null) throw new Error(`slapd ended: ${words}`);
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error('slapd does not answer');
}

/** Entries of an agency: two people, one of them twice by the same mail. */
export const agencyEntries = `dn: ${base}
objectClass: dcObject
objectClass: organization
dc: agency
o: Agency

dn: ou=people,${base}
objectClass: organizationalUnit
ou: people

dn: uid=kamon,ou=people,${base}
objectClass: inetOrgPerson
uid: kamon
cn: Kamon
sn: Wangphaen
mail: twins@agency.example
userPassword: Directory2569

dn: uid=saeng,ou=people,${base}
objectClass: inetOrgPerson
uid: saeng
cn: Saengdao
sn: Rapsong
mail: twins@agency.example
userPassword: Other2569

dn: uid=star*(1),ou=people,${base}
objectClass: inetOrgPerson
uid: star*(1)
cn: Star
sn: Star
userPassword: Star2569
`;
