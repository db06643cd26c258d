import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
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
  await untilAnswers('dovecot', port, () => (server.exitCode === null ? null : said.join('')));
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
