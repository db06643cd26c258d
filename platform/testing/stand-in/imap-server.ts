import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A real IMAP server with one mailbox, for the test that started it. */
export interface ImapStandIn {
  readonly host: '127.0.0.1';
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Lays a mail into the mailbox, as the mail server of an agency does. */
  deliver(raw: string | Buffer): void;
  /** Mails that somebody marked as read. */
  countRead(): number;
  /** Safe to call twice. */
  close(): Promise<void>;
}

const program = '/usr/sbin/dovecot';
const [user, password] = ['mailbox', 'mailbox-password'];
// What root starts runs as nobody: the server refuses to read mail as root.
const nobody = 65_534;

/**
 * Debian's own Dovecot as an ordinary process on the loopback address. It is installed when it is
 * missing and this is root; elsewhere the test fails and says what to install.
 */
export async function startImapStandIn(): Promise<ImapStandIn> {
  await install();
  const folder = mkdtempSync(join(tmpdir(), 'sarn-imap-'));
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: nobody, gid: nobody } : {};
  for (const name of ['', 'run', 'state', 'mail']) {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    if (isRoot) chownSync(path, nobody, nobody);
  }
  const port = await freePort();
  const owner = isRoot ? 'nobody' : userInfo().username;
  const group = (await run('id', ['-gn', owner])).stdout.trim();
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port, { owner, group }));
  let delivered = 0;
  for (const name of ['tmp', 'new', 'cur']) {
    const path = join(folder, 'mail', name);
    mkdirSync(path);
    if (isRoot) chownSync(path, nobody, nobody);
  }
  const server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...as,
  });
  const said: string[] = [];
  server.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  await answers(port, () => (server.exitCode === null ? null : said.join('')));
  return {
    host: '127.0.0.1',
    port,
    user,
    password,
    deliver(raw) {
      delivered += 1;
      const name = `${Date.now()}.${delivered}.here`;
      const path = join(folder, 'mail', 'tmp', name);
      writeFileSync(path, raw);
      if (isRoot) chownSync(path, nobody, nobody);
      renameSync(path, join(folder, 'mail', 'new', name));
    },
    countRead: () =>
      readdirSync(join(folder, 'mail', 'cur')).filter((name) => /:2,.*S/.test(name)).length,
    async close() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function install(): Promise<void> {
  if (existsSync(program)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('dovecot is missing: run "apt-get install dovecot-imapd" once as root');
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'dovecot-imapd'], {
    env,
  });
}

const configuration = (
  folder: string,
  port: number,
  { owner, group }: { readonly owner: string; readonly group: string },
): string => `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
ssl = no
disable_plaintext_auth = no
default_login_user = ${owner}
default_internal_user = ${owner}
default_internal_group = ${group}
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = user=${user} password=${password}
}
userdb {
  driver = static
  args = uid=${owner} gid=${group} home=${folder}/mail
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

async function freePort(): Promise<number> {
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
    if (words !== null) throw new Error(`dovecot ended: ${words}`);
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error('dovecot does not answer');
}
