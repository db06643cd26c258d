import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, NAMES, readConfig } from './config.ts';
import { usualSettings } from './module-settings.ts';

const DEPLOYMENTS = ['ieat', 'sarn'];
const read = (env: Record<string, string>): ReturnType<typeof readConfig> =>
  readConfig(env, '/srv/sarn', DEPLOYMENTS);

function complaint(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no complaint';
}

test('the README names every variable', () => {
  const text = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  // A group is named by its beginning: `SARN_GATEWAY_…`.
  const written = [...text.matchAll(/`(SARN_[A-Z0-9_]+)(…?)/g)].map(([, name = '', rest]) => ({
    ...{ name, isGroup: rest === '…' },
  }));
  const isNamed = (wanted: string) =>
    written.some(({ name, isGroup }) => (isGroup ? wanted.startsWith(name) : wanted === name));
  expect(NAMES.filter((name) => !isNamed(name))).toEqual([]);
});

test('an empty environment has a default for everything', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    docs: null,
    databaseUrl: null,
    isScaledOut: false,
    dataDir: '/srv/sarn/data',
    deployment: 'sarn',
    basePath: '/',
    publicUrl: 'http://localhost:3000',
    demo: 'auto',
    smtpUrl: null,
    pipelinedConnections: 4,
    logLevel: 'info',
    metricsToken: null,
    lostKeys: [],
    isProduction: false,
    modules: usualSettings,
  });
});

test.each([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ HOST: 'office.example' }, { host: 'office.example' }],
  [{ SARN_DATA: '../elsewhere' }, { dataDir: '/srv/elsewhere' }],
  [{ SARN_DATA: '/var/lib/sarn' }, { dataDir: '/var/lib/sarn' }],
  [{ SARN_DEPLOYMENT: 'ieat' }, { deployment: 'ieat' }],
  [{ SARN_BASE_PATH: 'sarn' }, { basePath: '/sarn/' }],
  [{ SARN_BASE_PATH: '/a/b/' }, { basePath: '/a/b/' }],
  [{ SARN_PUBLIC_URL: 'https://office.example/' }, { publicUrl: 'https://office.example' }],
  [{ SARN_DEMO: '1' }, { demo: 'always' }],
  [{ SARN_DOCS: 'signed-in' }, { docs: 'signed-in' }],
  [{ SARN_DEMO: '0' }, { demo: 'never' }],
  [{ SARN_LOG: 'debug' }, { logLevel: 'debug' }],
  [{ SARN_PIPELINED_CONNECTIONS: '0' }, { pipelinedConnections: 0 }],
  [
    { SARN_VIRUS_SCANNER: 'tcp://[::1]:3310' },
    { modules: { ...usualSettings, virusScanner: { host: '::1', port: 3310 } } },
  ],
  [
    { SARN_VIRUS_SCANNER: 'unix:/run/clamav/clamd.ctl' },
    { modules: { ...usualSettings, virusScanner: { socketPath: '/run/clamav/clamd.ctl' } } },
  ],
  [{ NODE_ENV: 'production' }, { isProduction: true }],
  [{ SARN_LOST_KEYS: 'identity.key' }, { lostKeys: ['identity.key'] }],
  [{ SMTP_URL: 'smtps://mail.example' }, { smtpUrl: 'smtps://mail.example' }],
  [{ SARN_MAIL_FROM: 'Sarn <sarn@office.example>' }, { mailFrom: 'Sarn <sarn@office.example>' }],
  [
    { DATABASE_URL: 'postgresql://me:secret@db/sarn' },
    { databaseUrl: 'postgresql://me:secret@db/sarn', isScaledOut: true },
  ],
  [
    { DATABASE_URL: 'postgresql:///sarn?host=/run/postgresql' },
    { databaseUrl: 'postgresql:///sarn?host=/run/postgresql' },
  ],
  [
    {
      IMAP_URL: 'imaps://saraban:p%40ss@mail.office.example/Letters',
      SARN_MAILBOX_ADDRESS: 'saraban@office.example',
      SARN_MAILBOX_AUTH_SERVER: 'mx.office.example',
    },
    {
      modules: {
        ...usualSettings,
        mailbox: {
          ...{ host: 'mail.office.example', port: 993, isSecure: true, folder: 'Letters' },
          ...{ user: 'saraban', password: 'p@ss', everySeconds: 60 },
          ...{ address: 'saraban@office.example', authServer: 'mx.office.example' },
        },
      },
    },
  ],
  [
    {
      SARN_GATEWAY_URL: 'https://gateway.example/exchange',
      SARN_GATEWAY_CODE: '01001',
      SARN_GATEWAY_TOKEN: 'shown-to-the-gateway',
    },
    {
      modules: {
        ...usualSettings,
        gateway: {
          url: 'https://gateway.example/exchange',
          code: '01001',
          token: 'shown-to-the-gateway',
        },
      },
    },
  ],
  [
    { LINE_CHANNEL_SECRET: '0123456789abcdef', LINE_CHANNEL_ACCESS_TOKEN: 'token-0123456789' },
    {
      modules: {
        line: {
          channelSecret: '0123456789abcdef',
          accessToken: 'token-0123456789',
          apiUrl: 'https://api.line.me',
          officialId: null,
        },
      },
    },
  ],
  [
    { SARN_CENTRAL_MAIL: 'สารบรรณกลาง <saraban@office.example>' },
    { modules: { centralMail: 'สารบรรณกลาง <saraban@office.example>' } },
  ],
  [
    { SARN_ARCHIVE_URL: 'https://archive.example/pre-login', SARN_INTRANET_URL: 'http://intranet' },
    {
      modules: {
        addresses: {
          archiveUrl: 'https://archive.example/pre-login',
          intranetUrl: 'http://intranet',
        },
      },
    },
  ],
  [
    { SARN_PUSH_SERVICES: 'https://push.example, http://127.0.0.1:9000/' },
    { modules: { pushServices: ['https://push.example', 'http://127.0.0.1:9000'] } },
  ],
  [
    { SARN_PARTNER_NETWORKS: '10.20.0.0/16, fd12::/16' },
    { modules: { partnerNetworks: ['10.20.0.0/16', 'fd12::/16'] } },
  ],
])('%j is understood', (env, expected) => {
  expect(read(env)).toMatchObject(expected);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['HOST', '127.0.0.1.1'],
  ['SARN_DATA', 'a\0b'],
  ['SARN_DEPLOYMENT', 'moon'],
  ['SARN_BASE_PATH', '/../etc'],
  ['SARN_BASE_PATH', '//evil.example'],
  ['SARN_BASE_PATH', '/a?b'],
  ['SARN_PUBLIC_URL', 'office.example'],
  ['SARN_PUBLIC_URL', 'https://office.example/sarn'],
  ['SARN_DEMO', 'yes'],
  ['SARN_DOCS', 'closed'],
  ['SARN_LOG', 'loud'],
  ['SARN_PIPELINED_CONNECTIONS', 'off'],
  ['SARN_PIPELINED_CONNECTIONS', '17'],
  ['LINE_API_URL', 'line.me'],
  ['LINE_OFFICIAL_ID', 'sarn'],
  ['SARN_PUSH_SERVICES', 'https://push.example/path'],
  ['SARN_PARTNER_NETWORKS', '10.20.0.0'],
  ['SARN_PARTNER_NETWORKS', 'intranet/8'],
  // The ticket of the archive is part of the address: it must not be sent unencrypted.
  ['SARN_ARCHIVE_URL', 'http://archive.example/pre-login'],
  ['SARN_INTRANET_URL', 'javascript:alert(1)'],
  ['SARN_PKCS11_LIBRARY', 'libsofthsm2.so'],
  ['SARN_ISSUING_SECRET_FILE', 'issuing-secret'],
  ['SARN_ISSUING_SECRET_FILE', '/srv/sarn/data/keys/issuing-secret'],
  ['SARN_VIRUS_SCANNER', 'http://127.0.0.1:3310'],
  ['SARN_VIRUS_SCANNER', 'tcp://127.0.0.1'],
  ['SARN_MAIL_FROM', 'nobody'],
  ['SARN_MAIL_FROM', 'a@b\r\nBcc: c@d'],
  ['NODE_ENV', 'prod'],
  ['SARN_LOST_KEYS', 'exchange.pem'],
])('%s=%j stops the start with one line that names it', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toContain(`${name} is ${JSON.stringify(value)}: set it to `);
  expect(line).not.toContain('\n');
});

test.each([
  ['DATABASE_URL', 'mysql://me:hunter2@db/sarn'],
  ['DATABASE_URL', 'me:hunter2@db'],
  ['DATABASE_URL', 'postgresql://'],
  ['SMTP_URL', 'mail://me:hunter2@mail.example'],
  ['SARN_PUBLIC_URL', 'https://me:hunter2@office.example'],
])('%s is refused without showing its secret', (name, value) => {
  const line = complaint({ [name]: value });
  expect(line).toContain(`${name} has a value that cannot be used: set it to `);
  expect(line).not.toContain('hunter2');
});

test.each(['PORT', 'DATABASE_URL', 'SARN_DEMO'])('an empty %s is not the same as none', (name) => {
  expect(complaint({ [name]: ' ' })).toBe(`${name} is empty: give it a value or unset it.`);
});

test('an unknown SARN_ variable stops the start and the known ones are listed', () => {
  const line = complaint({ SARN_DATABASE: 'x' });
  expect(line).toContain('SARN_DATABASE is not a setting of Sarn');
  expect(line).toContain('SARN_DATA,');
});

test('a long value is not shown whole', () => {
  expect(complaint({ PORT: '9'.repeat(5000) }).length).toBeLessThan(200);
});

test('LINE needs its secret and its token, and shows neither', () => {
  expect(complaint({ LINE_CHANNEL_SECRET: 'hunter2-hunter2-hunter2' })).toBe(
    'LINE_CHANNEL_ACCESS_TOKEN is not set: LINE needs the secret and the access token.',
  );
  const line = complaint({ LINE_CHANNEL_SECRET: 'hunter2', LINE_CHANNEL_ACCESS_TOKEN: 'x' });
  expect(line).toContain('LINE_CHANNEL_SECRET has a value that cannot be used');
  expect(line).not.toContain('hunter2');
});

test('a mailbox is whole or not at all, and its password is never shown', () => {
  expect(complaint({ SARN_MAILBOX_ADDRESS: 'saraban@office.example' })).toBe(
    'IMAP_URL is not set: the mailbox needs its server and its address.',
  );
  expect(complaint({ IMAP_URL: 'imap://a:hunter2@host' })).toBe(
    'SARN_MAILBOX_ADDRESS is not set: the mailbox needs its own address.',
  );
  const wrong = complaint({ IMAP_URL: 'http://a:hunter2@host' });
  expect(wrong).toContain('IMAP_URL has a value that cannot be used');
  expect(wrong).not.toContain('hunter2');
  expect(complaint({ SARN_MAILBOX_SECONDS: '1' })).toContain('from 5 to 3600');
});
test('needs address and code of the national gateway together, and an encrypted connection', () => {
  expect(complaint({ SARN_GATEWAY_URL: 'https://gateway.example' })).toBe(
    'SARN_GATEWAY_CODE is not set: the gateway needs its address and the code of the agency.',
  );
  expect(complaint({ SARN_GATEWAY_TOKEN: 'hunter2' })).toBe(
    'SARN_GATEWAY_URL is not set: the gateway needs its address and the code of the agency.',
  );
  const plain = { SARN_GATEWAY_URL: 'http://gateway.example', SARN_GATEWAY_CODE: '01001' };
  expect(complaint(plain)).toContain('set it to the https:// address of the system');
});

/** Variables that the sources beside this test ask for. */
const asked = readdirSync(import.meta.dirname)
  .filter((name) => /^config.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/\(\s*'(SARN_\w+)'/g),
  ])
  .map(([, name = '']) => name);

// One that is missing in the list could never be set: the server would refuse to start.
test.each([...new Set(asked)])('%s is read, and known as a setting', (name) => {
  expect(complaint({ [name]: '?' })).not.toContain('is not a setting');
});
