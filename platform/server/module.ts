import type { Readable } from 'node:stream';
import type {
  AnnouncedType,
  AuditWords,
  Endpoint,
  ErrorCatalogue,
  InputOf,
  NoticeEvent,
  OutputOf,
} from '@sarn/kernel';
import type { Announcements } from './announce/announcements.ts';
import type { Audit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import type { Database, Tx } from './db/database.ts';
import type { JobDefinition, Jobs } from './jobs/job.ts';
import type { HealthCheck } from './health/health-check.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { HttpMetrics } from './metrics/http-metrics.ts';
import type { MetricSource } from './metrics/metric.ts';
import type { MenuCounts, MenuEntry, MenuGates } from './menu-entry.ts';
import type { QueueSource } from './queue-cards.ts';
import type { ConfigurationPart } from './described/configuration-part.ts';
import type { SettingsTable } from './described/settings-table.ts';
import type { CallContext, SignedContext } from './call-context.ts';
import type { Caller } from './caller.ts';

export type { CallContext, SignedContext } from './call-context.ts';
export type { Caller, CallingProgram, Reach } from './caller.ts';
export type { Device } from './http/device-cookie.ts';

/** Bytes as an answer; the platform sets the headers and closes the stream. */
export interface BinaryAnswer {
  readonly bytes: Readable | Buffer;
  /** Media type; an unsafe one (HTML, SVG, XML, script) is sent as a download. */
  readonly type: string;
  readonly length?: number;
  /** File name as shown to the person, in any script. */
  readonly name?: string;
  readonly disposition: 'inline' | 'attachment';
  /** Without quotes; the answer is 304 when the browser has it already. */
  readonly etag?: string;
  /** Opens a part, first and last byte included; with it and `length` the answer accepts Range. */
  part?(start: number, end: number): Promise<Readable>;
}

/** One file of a multipart call, while it arrives. */
export interface IncomingFile {
  readonly field: string;
  /** As the browser sent it: never a path to write to. */
  readonly name: string;
  /** As the browser claims; decide by the bytes. */
  readonly type: string;
  /** Errors with AppError 'platform.too-large' beyond `maxBytes`. */
  readonly bytes: Readable;
}

/** Receives the files of a multipart call while they arrive, before the command runs. */
export interface FileSink<R> {
  /** Largest size of one file, in bytes. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** Takes one whole file; its result is passed to the command. */
  accept(file: IncomingFile, context: SignedContext): Promise<R>;
  /** Called for each accepted file when the command fails afterwards. */
  discard?(received: NoInfer<R>): Promise<void>;
}

/** What the HTTP layer runs for a route, whatever its kind. */
export type Route =
  | { readonly kind: 'query'; readonly endpoint: Endpoint; readonly run: QueryRun }
  | {
      readonly kind: 'command';
      readonly endpoint: Endpoint;
      readonly run: CommandRun;
      readonly again?: QueryRun | undefined;
    }
  | {
      readonly kind: 'upload';
      readonly endpoint: Endpoint;
      readonly sink: FileSink<unknown>;
      readonly run: CommandRun;
      readonly again?: QueryRun | undefined;
    }
  | {
      readonly kind: 'steps';
      readonly endpoint: Endpoint;
      readonly run: StepsRun;
      readonly again?: QueryRun | undefined;
    }
  | { readonly kind: 'stream'; readonly endpoint: Endpoint; readonly run: StreamRun }
  | { readonly kind: 'webhook'; readonly endpoint: Endpoint; readonly run: WebhookRun };

export type QueryRun = (input: never, context: never) => Promise<unknown>;
export type StepsRun = (input: never, context: never, keep: never) => Promise<unknown>;
export type CommandRun = (
  input: never,
  context: never,
  tx: Tx,
  files: readonly never[],
) => Promise<unknown>;
export type StreamRun = (input: never, context: never) => Promise<BinaryAnswer>;
export type WebhookRun = (delivery: SignedDelivery, context: CallContext) => Promise<object>;

/** A call of another system, unchanged: its signature covers every byte. */
export interface SignedDelivery {
  readonly bytes: Buffer;
  /** A header by its name in lower case; empty when it is missing. */
  header(name: string): string;
}

type AnyEndpoint = Endpoint;

/** What a handler may return for an endpoint; `status` and `message` are added to it. */
export type AnswerOf<E> = Promise<OutputOf<E>>;

/** A read by a signed-in person. */
export function query<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: SignedContext) => AnswerOf<E>,
): Route {
  return { kind: 'query', endpoint: reading(endpoint), run };
}

/**
 * A change by a signed-in person: one transaction, opened around the handler and rolled back
 * when it throws. Repeats with the same `Idempotency-Key` get the first answer again, or, where it is
 * not kept (`keepsNoAnswer: 'read-again'`), what `again` reads.
 */
export function command<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: SignedContext, tx: Tx) => AnswerOf<E>,
  again?: (input: InputOf<E>, context: SignedContext) => AnswerOf<E>,
): Route {
  if ((endpoint.keepsNoAnswer === 'read-again') !== (again !== undefined)) {
    throw new Error(
      `${endpoint.path}: keepsNoAnswer 'read-again' and the reading of it go together`,
    );
  }
  return { kind: 'command', endpoint: signed(endpoint), run, again };
}

/** Keeps the answer of a command in steps in the transaction of its last change. */
export type KeptWith<Answer = object> = (tx: Tx, answer: Answer) => Promise<void>;

/**
 * A change by a signed-in person that cannot be one transaction: something stays although it is refused (a
 * counted wrong password), or another system is asked in between. The handler opens its own transactions.
 * Repeats with the same `Idempotency-Key` wait for the first one and get its answer. Where a second run would do
 * harm, the handler keeps its answer in its last transaction: a repeat after a crash then gets that answer too.
 */
export function commandInSteps<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: SignedContext, keep: KeptWith<OutputOf<E>>) => AnswerOf<E>,
): Route {
  return { kind: 'steps', endpoint: signed(endpoint), run };
}

/** A command with files: they go to the sink first, then the command gets the results. */
export function upload<E extends AnyEndpoint, R>(
  endpoint: E,
  sink: FileSink<R>,
  run: (input: InputOf<E>, context: SignedContext, tx: Tx, files: readonly R[]) => AnswerOf<E>,
): Route {
  return {
    kind: 'upload',
    endpoint: signed(endpoint),
    sink,
    run,
  };
}

/** A binary answer for a signed-in person. */
export function stream<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: SignedContext) => Promise<BinaryAnswer>,
): Route {
  return { kind: 'stream', endpoint: reading(endpoint), run };
}

/** A read that anyone may do (`access: 'public'`); `caller` is set when a valid token was sent. */
export function publicQuery<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: CallContext) => AnswerOf<E>,
): Route {
  return { kind: 'query', endpoint: open(endpoint), run };
}

/**
 * A change that anyone may ask for (`access: 'public'`): one transaction. A call that must keep
 * something although it fails (a counted wrong password) is a `publicQuery` with transactions of
 * its own, because they cannot be nested.
 */
export function publicCommand<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: CallContext, tx: Tx) => AnswerOf<E>,
): Route {
  return { kind: 'command', endpoint: open(endpoint), run };
}

/** A binary answer for anyone (`access: 'public'`). */
export function publicStream<E extends AnyEndpoint>(
  endpoint: E,
  run: (input: InputOf<E>, context: CallContext) => Promise<BinaryAnswer>,
): Route {
  return { kind: 'stream', endpoint: open(endpoint), run };
}

/**
 * A call of another system (`access: 'public'`, `body: 'signed'`). The handler checks the
 * signature before it uses the content, and opens its own transactions.
 */
export function webhook<E extends AnyEndpoint>(
  endpoint: E,
  run: (delivery: SignedDelivery, context: CallContext) => Promise<OutputOf<E> & object>,
): Route {
  if (endpoint.body !== 'signed') throw new Error(`${endpoint.path} is not signed`);
  return { kind: 'webhook', endpoint: open(endpoint), run };
}

/** A POST that is no command says in its contract that no repeat of it is known. */
function reading<E extends AnyEndpoint>(endpoint: E): E {
  if (endpoint.method === 'POST' && !endpoint.takesNoKey) {
    throw new Error(`${endpoint.path} is neither a command nor declared with takesNoKey`);
  }
  return signed(endpoint);
}

function signed<E extends AnyEndpoint>(endpoint: E): E {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public: use public…()`);
  return endpoint;
}

function open<E extends AnyEndpoint>(endpoint: E): E {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public`);
  return endpoint;
}

/** What one module gives to the server. */
export interface ServerModule {
  readonly name: string;
  /** Absolute folder of its migrations; leave out when it owns no table. */
  readonly migrations?: string;
  /**
   * Older modules that owned migrations of this one: a migration of it that the database has under
   * one of these names counts as applied.
   */
  readonly formerly?: readonly string[];
  /**
   * Modules whose tables its stores read in their own statements, where asking the owner's service
   * would cost a frequent call a second query. Only the owner writes.
   */
  readonly reads?: readonly string[];
  /**
   * Its tables with text of documents outside their files. The server does not start while nothing
   * deletes them with the content of a document.
   */
  readonly holdsText?: readonly string[];
  readonly errors: ErrorCatalogue;
  readonly permissions: readonly string[];
  readonly routes: readonly Route[];
  readonly jobs?: readonly JobDefinition[];
  /** Its queues for the dashboard; the pages of their cards are given by its web module. */
  readonly queues?: QueueSource;
  /** Its described tables of settings: shown, changed and exported by the settings module. */
  readonly settings?: readonly SettingsTable[];
  /** Its other settings, for the file of the configuration. */
  readonly configuration?: readonly ConfigurationPart[];
  /** Its entries for the launcher and the header menus. */
  readonly menus?: readonly MenuEntry[];
  /** Counts beside entries of menus, of its own or of another module. */
  readonly menuCounts?: MenuCounts;
  /** Whether the page of an action offers the caller anything; its entries are left out otherwise. */
  readonly menuGates?: MenuGates;
  /** Name and icon of its notifications in the bell, which are told under the name of the module. */
  readonly notices?: { readonly th: string; readonly en: string; readonly icon: string };
  /** Its kinds of notifications: the settings list them, by role of who is told. */
  readonly news?: readonly NoticeEvent[];
  /** Whether the calls of an endpoint are switched off for everybody; asked at each call. */
  readonly isClosed?: (endpoint: Endpoint) => Promise<boolean>;
  /** The phrases of its acts in the audit trail. */
  readonly auditWords?: AuditWords;
  /**
   * Acts that programs of the agency may be told of, by their name in the audit trail; `settings.*`
   * means every act that begins so.
   */
  readonly announces?: Readonly<Record<string, AnnouncedType>>;
  /** What of its work is looked at each minute, for those who look after the server. */
  readonly healthChecks?: readonly HealthCheck[];
  /** What it measures, for programs that watch the server. */
  readonly metrics?: readonly MetricSource[];
  /** After migration, before the first request. */
  start?(): Promise<void>;
  /** Resolves when its work after commits, outside of calls and jobs, is done. */
  settled?(): Promise<void>;
  /** After the last request. */
  stop?(): Promise<void>;
}

/** Keys without which stored data cannot be read: they are never made anew in silence. */
export const losableKeys = ['secret-keys.json', 'identity.key'] as const;
export type LosableKey = (typeof losableKeys)[number];

/** Settings that the platform and the modules may read; the whole list is in apps/server. */
export interface PlatformConfig {
  /** `/` or `/sarn/`: begins and ends with a slash. */
  readonly basePath: string;
  /** Address by which people reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** Absolute folder for everything that is not in the database. */
  readonly dataDir: string;
  readonly isProduction: boolean;
  /** Name of the deployment file (`sarn`, `ieat`, …). */
  readonly deployment: string;
  /** smtp:// or smtps:// address, or null: mail is caught in the data directory. */
  readonly smtpUrl: string | null;
  /** Sender of every mail, `a@b` or `Name <a@b>`; by default no-reply at the public host. */
  readonly mailFrom?: string;
  /** Files of `keys` that are lost for good: what they encrypted is given up. None when left out. */
  readonly lostKeys?: readonly LosableKey[];
  /** True when several processes may serve one database (DATABASE_URL given). */
  readonly isScaledOut: boolean;
}

/** What a module is built from. */
export interface Platform {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly live: Live;
  readonly announcements: Announcements;
  readonly mail: Mail;
  readonly config: PlatformConfig;
  /** The calls of HTTP that this process answered. */
  readonly calls: HttpMetrics;
}

/**
 * Whose token it is; null when it is unknown, expired or revoked. Registered once by the
 * composition, so that the platform names no module.
 */
export type Authenticate = (
  token: string,
  context: {
    readonly ip: string;
    readonly userAgent: string;
    /** Secret of the cookie of this browser; a session bound to another one is not valid. */
    readonly deviceSecret?: string | null;
    /** Number of the newest change of settings that the caller has seen; 0 for none. */
    readonly seenChange?: number;
  },
) => Promise<Caller | null>;

/** Whether a valid session is bound to the cookie with this secret. */
export type IsSignedInDevice = (deviceSecret: string) => Promise<boolean>;
