import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, untilAnswers } from '@sarn/testing/local-port';
import { needPrograms } from '@sarn/testing/stand-ins';

const run = promisify(execFile);

/** A real OpenLDAP server for the test that started it. */
export interface Slapd {
  /** `ldap://localhost:…`, with STARTTLS. */
  readonly url: string;
  /** `ldaps://localhost:…` */
  readonly tlsUrl: string;
  /** Its self-signed certificate, PEM. */
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
  await needPrograms(Object.values(programs), ['slapd', 'openssl']);
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
  await untilAnswers('slapd', plain, () => (server.exitCode === null ? null : said.join('')));
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

/** Entries of an agency: three people, two of them with the same e-mail address. */
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
