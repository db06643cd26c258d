import { ImapFlow } from 'imapflow';
import type { SearchObject } from 'imapflow';
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
  /** Looks now, also in the pause after a failure. */
  poke(): void;
}

const dayMs = 86_400_000;
/** So often a mail is tried to be read whole. */
const bareAfter = 3;

/** Name of the mailbox in what is kept of it. */
export const nameOf = ({ address, folder }: MailboxSettings): string => `${address} ${folder}`;

/** Something to wait for that is not lost when it rings while nobody waits. */
function createBell() {
  let hasRung = false;
  let answer: (() => void) | null = null;
  return {
    ring(): void {
      hasRung = true;
      answer?.();
    },
    /** What rang before counts for nothing. */
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
  // Apart from the other, which also rings when a line breaks: that must not end a pause.
  const asked = createBell();
  const attempts = new Map<number, number>();
  let current: ImapFlow | null = null;
  let running: Promise<void> = Promise.resolve();
  const session = async (onDone: () => void): Promise<void> => {
    const client = connectionOf(settings);
    current = client;
    client.on('exists', bell.ring);
    client.on('close', bell.ring);
    try {
      await client.connect();
      const box = await client.mailboxOpen(settings.folder);
      while (!ended.signal.aborted && client.usable) {
        await takeNew(deps, { settings, client, box, attempts });
        onDone();
        // It ends by the next command; where it fails, so does that one.
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

/** What is wrong with the mailbox, in a word for its screen. */
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

function connectionOf(settings: MailboxSettings): ImapFlow {
  const { host, port, isSecure, user, password } = settings;
  const isHere = /^(?:localhost|127\.|\[?::1)/.test(host);
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password never goes over the wire in the clear, this machine excepted.
    ...(isSecure || isHere ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 120_000,
  });
  // Every failure also ends the command that is waiting; unheard it would end the process.
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
  // Deleted by somebody meanwhile.
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
    // A line that broke says nothing of the mail: it is read whole once the line holds.
    if (client.usable) attempts.set(uid, tries + 1);
    throw error;
  }
}

/**
 * Mails that may be new, oldest first. Of what lay there before the mailbox was first read only the
 * unread ones; later everything that came, for a person may have opened it in another program.
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
  // After the server counted anew, by the day: it counts in a time zone of its own.
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
