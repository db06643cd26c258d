import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { suspendCodes } from '@sarn/authentication/contract';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';

const tag = 'personnel';
const access = organisationPermissions.manage;
const instant = z.string().describe('UTC instant');
const whole = z.number().int();

/** Whether letters leave the machine. */
export const sendsMail = z
  .boolean()
  .describe('false: there is no mail server, and invitations stay on the machine');

/** Reason of an act on somebody's account. Rule: specification of settings §1.1, history */
const reason = lineText({ min: 3, max: 500 });
const ofOne = z.object({ personId: z.uuid() });
const paging = {
  search: lineText({ max: 100 }).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};
/** Rows of one page. */
export const accountPageSize = 50;

export const Session = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});

/** An account that can be used. */
export const ActiveAccount = z.object({
  personId: z.string(),
  username: z.string(),
  name: z.string(),
  positionName: z.string(),
  unitName: z.string(),
  email: z.string().nullable(),
  sessions: whole.describe('live sessions'),
  lastSeenAt: instant.nullable(),
  lockedUntil: instant.nullable().describe('rests after wrong passwords until then'),
  factors: z.array(z.enum(['one-time-code', 'passkey'])),
  isInDirectory: z.boolean(),
  invitation: z.enum(['none', 'open', 'over']).describe('to set the first password'),
  isAdmin: z.boolean(),
  isSelf: z.boolean(),
});
export type ActiveAccount = z.output<typeof ActiveAccount>;

export const activeFilters = ['all', 'live', 'locked', 'no-factor', 'invited', 'admins'] as const;
export type ActiveFilter = (typeof activeFilters)[number];

/** An account that is suspended or closed. */
export const EndedAccount = z.object({
  personId: z.string(),
  username: z.string(),
  name: z.string(),
  unitName: z.string(),
  state: z.enum(['suspended', 'closed']),
  code: z.enum(suspendCodes).nullable().describe('why the product itself suspended it'),
  reason: z.string().describe('of a person; beside a code: what it refers to'),
  at: instant.nullable(),
  byName: z.string(),
  leftOn: z.string().nullable(),
  open: whole.describe('what somebody else must take, without classified documents'),
});
export type EndedAccount = z.output<typeof EndedAccount>;

/** What somebody leaves, line by line. Rule: specification of settings §3.8 */
export const leaverLines = [
  ...(['jobs-held', 'jobs-given', 'drafts', 'stations', 'named', 'presented'] as const),
  ...(['programs', 'route-lists', 'recipient-lists'] as const),
  ...(['orders', 'roles', 'groups', 'number-lines'] as const),
] as const;
export type LeaverLine = (typeof leaverLines)[number];

/** Lines that need nobody to take them: handing them over ends them. */
export const endedLines: readonly LeaverLine[] = ['orders', 'roles', 'groups', 'number-lines'];

const Line = z.object({
  line: z.enum(leaverLines),
  count: whole,
  samples: z.array(z.string()).describe('the first titles'),
  oldest: instant.nullable(),
  needsTaker: z.boolean(),
  proposed: z
    .object({ id: z.string(), name: z.string(), why: z.enum(['acting', 'head', 'head-above']) })
    .nullable(),
});
export type LeaverLineView = z.output<typeof Line>;

const HandedOver = z.object({
  line: z.enum(leaverLines),
  takerName: z.string(),
  byName: z.string(),
  count: whole,
  at: instant,
});

export const Leaver = z.object({
  account: EndedAccount,
  lines: z.array(Line).describe('only those with something in them'),
  posts: z
    .array(z.object({ post: z.string(), unitName: z.string(), isPoint: z.boolean(), count: whole }))
    .describe('posts that nobody else holds or acts for: with work, or the only clerk of a unit'),
  committees: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .describe('destruction lists that wait for an answer of the person'),
  handedOver: z.array(HandedOver),
});
export type Leaver = z.output<typeof Leaver>;

const notFound = 'platform.not-found';
/** The second one is the rule of the database, over who gives rights. */
const lastAdministrator = ['personnel.last-administrator', 'access.last-administrator'];
const refusals = [notFound, ...lastAdministrator, 'personnel.own-account'];

export const listActiveAccounts = endpoint({
  method: 'GET',
  path: '/personnel/accounts',
  input: z.object({ ...paging, filter: z.enum(activeFilters).default('all') }),
  output: z.object({ rows: z.array(ActiveAccount), total: whole, sendsMail }),
  errors: [],
  access,
  summary: 'Accounts that can be used, with their sessions, factors and locks',
  tag,
});

export const listAccountSessions = endpoint({
  method: 'GET',
  path: '/personnel/accounts/:personId/sessions',
  input: ofOne,
  output: z.object({ rows: z.array(Session) }),
  errors: [],
  access,
  summary: 'Live sessions of a person',
  tag,
});

export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/personnel/accounts/:personId/end-sessions',
  changesSettings: 'people',
  input: ofOne.extend({ sessionId: z.union([z.literal(''), z.uuid()]).default('') }),
  output: z.object({ ended: whole }),
  errors: [notFound],
  access,
  summary: 'Ends all sessions of a person, or one; their next call is refused',
  tag,
  isRepeatable: true,
});

export const unlockAccount = endpoint({
  method: 'POST',
  path: '/personnel/accounts/:personId/unlock',
  changesSettings: 'people',
  input: ofOne,
  output: z.object({}),
  errors: [notFound],
  access,
  summary: 'Ends the rest of an account after wrong passwords',
  tag,
  isRepeatable: true,
});

export const forcePasswordChange = endpoint({
  method: 'POST',
  path: '/personnel/accounts/:personId/force-password',
  changesSettings: 'people',
  input: ofOne.extend({ reason }),
  output: z.object({ sendsMail }),
  errors: [notFound, 'personnel.own-account', 'personnel.no-email', 'personnel.in-directory'],
  access,
  summary: 'Makes the password invalid, ends the sessions, and mails a link to set another',
  tag,
});

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/personnel/accounts/:personId/invite',
  changesSettings: 'people',
  input: ofOne,
  output: z.object({ sendsMail }),
  errors: [notFound, 'personnel.no-email', 'personnel.in-directory'],
  access,
  summary: 'Mails the link to set a password again; an earlier link ends',
  tag,
});

export const suspendAccount = endpoint({
  method: 'POST',
  path: '/personnel/accounts/:personId/suspend',
  changesSettings: 'people',
  input: ofOne.extend({ reason }),
  output: z.object({}),
  errors: refusals,
  access,
  summary: 'Suspends an account at once: the next call is refused, live connections are cut',
  tag,
});

export const listEndedAccounts = endpoint({
  method: 'GET',
  path: '/personnel/ended-accounts',
  input: z.object({ ...paging, state: z.enum(['all', 'suspended', 'closed']).default('all') }),
  output: z.object({ rows: z.array(EndedAccount), total: whole }),
  errors: [],
  access,
  summary: 'Suspended and closed accounts, the latest first',
  tag,
});

export const getLeaver = endpoint({
  method: 'GET',
  path: '/personnel/ended-accounts/:personId',
  input: ofOne,
  output: z.object({ item: Leaver }),
  errors: [notFound],
  access,
  summary: 'What a suspended person leaves, line by line; classified documents are in none of it',
  tag,
});

export const handOver = endpoint({
  method: 'POST',
  path: '/personnel/ended-accounts/:personId/hand-over',
  changesSettings: 'people',
  input: ofOne.extend({
    takers: jsonOf(
      z.partialRecord(z.enum(leaverLines), z.union([z.literal(''), z.uuid()])),
    ).describe('Who takes each line; empty for lines that end'),
  }),
  output: z.object({ item: Leaver }),
  errors: [notFound, 'personnel.taker-unknown', 'personnel.not-suspended'],
  access,
  summary: 'Hands lines of what a suspended person left over to others',
  tag,
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/personnel/ended-accounts/:personId/close',
  changesSettings: 'people',
  input: ofOne.extend({ reason }),
  output: z.object({ item: Leaver }),
  errors: [notFound, 'personnel.work-left', 'personnel.not-suspended'],
  access,
  summary: 'Closes a suspended account of which nothing is left',
  tag,
});

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/personnel/ended-accounts/:personId/restore',
  changesSettings: 'people',
  input: ofOne.extend({ reason }),
  output: z.object({}),
  errors: [notFound, 'personnel.not-suspended'],
  access,
  summary: 'Opens a suspended or closed account again; what was handed over stays with its takers',
  tag,
});
