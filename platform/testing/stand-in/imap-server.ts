import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needPrograms } from './debian.ts';
import { freePort, untilAnswers } from './local-port.ts';

const run = promisify(execFile);

/** A real IMAP server with one mailbox, for the test that started it. */
export interface ImapStandIn {
  readonly host: '127.0.0.1';
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Puts a mail into the mailbox, as the mail server of an agency does. */
  deliver(raw: string | Buffer): void;
  /** Mails that are marked as read. */
  countRead(): number;
  /** Sets the password accepted from now on; the one above is accepted at first. */
  setPassword(password: string): void;
  /** Ends the server and every connection to it; the mails stay. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /**
   * Forgets the numbers of all mails, as when a mailbox is restored from a copy: it counts from one
   * under another UIDVALIDITY, and no mail is marked as read. Only while it is stopped.
   */
  recreate(): void;
  /** UIDVALIDITY of the mailbox now. */
  validity(): number;
  /** Safe to call twice. */
  close(): Promise<void>;
}

const program = '/usr/sbin/dovecot';
const [user, password] = ['mailbox', 'mailbox-password'];
// As root the server runs as the user nobody: it refuses to read mail as root.
const nobody = 65_534;

/**
 * Debian's Dovecot as an ordinary process on the loopback address. It is installed when it is
 * missing and this is root; elsewhere the test fails and says what to install.
 */
export async function startImapStandIn(): Promise<ImapStandIn> {
  await needPrograms([program], ['dovecot-imapd']);
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
  for (const name of ['tmp', 'new', 'cur']) {
    const path = join(folder, 'mail', name);
    mkdirSync(path);
    if (isRoot) chownSync(path, nobody, nobody);
  }
  const mails = join(folder, 'mail');
  const own = (path: string) => {
    if (isRoot) chownSync(path, nobody, nobody);
  };
  const setPassword = (word: string) => {
    writeFileSync(join(folder, 'users.new'), `${user}:{PLAIN}${word}\n`);
    own(join(folder, 'users.new'));
    renameSync(join(folder, 'users.new'), join(folder, 'users'));
  };
  setPassword(password);
  const start = () => startProcess(join(folder, 'dovecot.conf'), port, as);
  let server: ChildProcess | null = await start();
  const stop = async () => {
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    endGroup(server.pid);
    server = null;
  };
  return {
    host: '127.0.0.1',
    port,
    user,
    password,
    ...mailbox(mails, own),
    setPassword,
    stop,
    async start() {
      server ??= await start();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The mails as files, which are all of a mailbox. */
function mailbox(
  mails: string,
  own: (path: string) => void,
): Pick<ImapStandIn, 'countRead' | 'deliver' | 'recreate' | 'validity'> {
  let delivered = 0;
  return {
    deliver(raw) {
      delivered += 1;
      const name = `${Date.now()}.${delivered}.here`;
      const path = join(mails, 'tmp', name);
      writeFileSync(path, raw);
      own(path);
      renameSync(path, join(mails, 'new', name));
    },
    countRead: () => readdirSync(join(mails, 'cur')).filter((name) => /:2,.*S/.test(name)).length,
    recreate() {
      for (const name of readdirSync(mails)) {
        if (name.startsWith('dovecot')) rmSync(join(mails, name));
      }
      for (const name of readdirSync(join(mails, 'cur'))) {
        const [bare = ''] = name.split(':');
        renameSync(join(mails, 'cur', name), join(mails, 'new', bare));
      }
    },
    validity() {
      const [line = ''] = readFileSync(join(mails, 'dovecot-uidlist'), 'utf8').split('\n');
      return Number(/ V(\d+)/.exec(line)?.[1]);
    },
  };
}

/** Ends the processes that a server left running. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

async function startProcess(
  configurationFile: string,
  port: number,
  as: SpawnOptions,
): Promise<ChildProcess> {
  const server = spawn(program, ['-F', '-c', configurationFile], {
    ...as,
    // A process group of its own, because its children live on with the connections they hold.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  server.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  await untilAnswers('dovecot', port, () => (server.exitCode === null ? null : said.join('')));
  return server;
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
  driver = passwd-file
  args = ${folder}/users
}
auth_cache_size = 0
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
