import type { ImapFlow, SearchObject } from 'imapflow';
import type { MailboxDependencies } from './dependencies.ts';
import { mailLimits, pauseMs } from './mailbox.settings.ts';
import type { MailboxSettings } from './mailbox.settings.ts';
import {
  findState,
  keepNumbers,
  listTaken,
  listUnflagged,
  noteChecked,
  noteFailure,
  noteFlagged,
} from './mailbox.store.ts';
import { takeMail } from './take.service.ts';

/** Watches the mailbox for as long as the server runs. */
export interface Watch {
  start(): void;
  stop(): Promise<void>;
  /** Reads the mailbox now, also in the pause after a failure. */
  poke(): void;
}

const dayMs = 86_400_000;
/** Number of attempts to read a mail whole. */
const bareAfter = 3;

/** Name of the mailbox in the stored rows. */
export const nameOf = ({ address, folder }: MailboxSettings): string => `${address} ${folder}`;

/** A signal to wait for; it is not lost when it is given while nobody waits. */
function createBell() {
  let hasRung = false;
  let answer: (() => void) | null = null;
  return {
    ring(): void {
      hasRung = true;
      answer?.();
    },
    /** Forgets a signal that was given before. */
    forget(): void {
      hasRung = false;
    },
    async heard(longestMs: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longestMs);
          answer = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
      answer = null;
    },
  };
}

export function createWatch(deps: MailboxDependencies, settings: MailboxSettings): Watch {
  const ended = new AbortController();
  const bell = createBell();
  // Separate from `bell`, which also rings when a connection breaks: that must not end a pause.
  const asked = createBell();
  const attempts = new Map<number, number>();
  let current: ImapFlow | null = null;
  let running: Promise<void> = Promise.resolve();
  const session = async (onDone: () => void): Promise<void> => {
    const client = await connectionOf(settings);
    if (ended.signal.aborted) return;
    current = client;
    client.on('exists', bell.ring);
    client.on('close', bell.ring);
    try {
      await client.connect();
      const box = await client.mailboxOpen(settings.folder);
      while (!ended.signal.aborted && client.usable) {
        await takeNew(deps, { settings, client, box, attempts });
        onDone();
        // IDLE ends with the next command; where it fails, so does that command.
        void client.idle().catch(() => undefined);
        await bell.heard(settings.everySeconds * 1000);
      }
    } finally {
      client.close();
    }
  };
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!ended.signal.aborted) {
      asked.forget();
      try {
        await session(() => {
          failures = 0;
        });
      } catch (error) {
        if (!ended.signal.aborted) await tell(deps, settings, error);
      }
      if (ended.signal.aborted) return;
      await asked.heard(pauseMs(failures));
      failures += 1;
    }
  };
  return {
    start: () => {
      running = run();
    },
    async stop() {
      ended.abort();
      current?.close();
      bell.ring();
      asked.ring();
      await running;
    },
    poke() {
      bell.ring();
      asked.ring();
    },
  };
}

/** The failure of the mailbox, as a code for its screen. */
async function tell(
  deps: MailboxDependencies,
  settings: MailboxSettings,
  error: unknown,
): Promise<void> {
  const failure = failureOf(error);
  const { log, clock, db } = deps.platform;
  log.warn({ err: error, failure }, 'the mailbox could not be read');
  const at = clock.now().toISOString();
  await noteFailure(db, nameOf(settings), failure, at).catch((lost: unknown) =>
    log.error({ err: lost }, 'the state of the mailbox could not be kept'),
  );
}

export function failureOf(error: unknown): string {
  const {
    authenticationFailed,
    code = '',
    responseStatus,
  } = error as {
    authenticationFailed?: boolean;
    code?: string;
    responseStatus?: string;
  };
  if (authenticationFailed) return 'refused';
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/i.test(code)) return 'certificate';
  if (/^E[A-Z]+$|NoConnection|CONNECT|Timeout/i.test(code)) return 'unreachable';
  return responseStatus === 'NO' ? 'no-folder' : 'other';
}

/** The library is loaded only where a mailbox is watched: it takes ten megabytes of every process. */
async function connectionOf(settings: MailboxSettings): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const { host, port, isSecure, user, password } = settings;
  const isHere = /^(?:localhost|127\.|\[?::1)/.test(host);
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password is never sent unencrypted, except to this server itself.
    ...(isSecure || isHere ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 120_000,
  });
  // Every failure also ends the waiting command; an unhandled error event would end the process.
  client.on('error', () => undefined);
  return client;
}

interface Round {
  readonly settings: MailboxSettings;
  readonly client: ImapFlow;
  readonly box: { readonly uidValidity: bigint; readonly uidNext: number };
  /** Failed attempts at a mail, by its number. */
  readonly attempts: Map<number, number>;
}

/** Takes what is new, in the order in which it came, and marks as read what is taken. */
async function takeNew(deps: MailboxDependencies, round: Round): Promise<void> {
  const { db, clock } = deps.platform;
  const mailbox = nameOf(round.settings);
  const uidValidity = Number(round.box.uidValidity);
  const at = () => clock.now().toISOString();
  const { uids, nextUid } = await candidates(deps, mailbox, round);
  const taken = new Set(await listTaken(db, mailbox, uidValidity, uids));
  for (const uid of uids.filter((one) => !taken.has(one))) await takeOne(deps, round, uid);
  const unflagged = await listUnflagged(db, mailbox, uidValidity);
  if (unflagged.length > 0) {
    await round.client.messageFlagsAdd(unflagged.join(','), ['\\Seen'], { uid: true });
    await noteFlagged(db, mailbox, uidValidity, unflagged, at());
  }
  await keepNumbers(db, mailbox, { uidValidity, nextUid, at: at() });
  await noteChecked(db, mailbox, at());
}

async function takeOne(deps: MailboxDependencies, round: Round, uid: number): Promise<void> {
  const { client, attempts, settings } = round;
  const facts = await client.fetchOne(String(uid), { size: true }, { uid: true });
  const { maxBytes } = mailLimits;
  const { content } = await client.download(String(uid), undefined, { uid: true, maxBytes });
  // Somebody deleted it meanwhile.
  if (!facts || !content) return;
  const tries = attempts.get(uid) ?? 0;
  try {
    await takeMail(deps, {
      mailbox: nameOf(settings),
      uidValidity: Number(round.box.uidValidity),
      uid,
      bytes: facts.size ?? 0,
      source: content,
      isBare: tries >= bareAfter,
    });
    attempts.delete(uid);
  } catch (error) {
    // A broken connection is not the mail's fault, so it does not count as an attempt.
    if (client.usable) attempts.set(uid, tries + 1);
    throw error;
  }
}

/**
 * Mails that may be new, oldest first. Of mails from before the mailbox was first read only the
 * unread ones; of later mails all, because a person may have opened them in another program.
 */
async function candidates(
  deps: MailboxDependencies,
  mailbox: string,
  { client, box }: Round,
): Promise<{ uids: number[]; nextUid: number }> {
  const known = await findState(deps.platform.db, mailbox);
  const isSame = known?.uidValidity === Number(box.uidValidity);
  const find = async (query: SearchObject) => (await client.search(query, { uid: true })) || [];
  const unread = await find({ seen: false });
  // After the server numbered anew, search by date, one day earlier: its time zone is unknown.
  const since = known && new Date(Date.parse(known.firstSeenAt) - dayMs);
  const later = isSame
    ? (await find({ uid: `${known.nextUid}:*` })).filter((uid) => uid >= known.nextUid)
    : since
      ? await find({ since })
      : [];
  const uids = [...new Set([...unread, ...later])].toSorted((a, b) => a - b);
  const first = isSame ? known.nextUid : box.uidNext;
  return { uids, nextUid: Math.max(first, (uids.at(-1) ?? 0) + 1) };
}
