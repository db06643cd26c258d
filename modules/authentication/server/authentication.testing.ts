import type { Authenticate, Database, Platform, ServerModule } from '@sarn/platform-server';
import { openTestPlatform, fillAgency } from '@sarn/organisation/testing';
import type {
  Agency,
  AnswerBody as OrganisationBody,
  Calls,
  Notes,
  Persona,
  TestPlatform,
} from '@sarn/organisation/testing';
import { organisationModule } from '@sarn/organisation/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { samplePassword, samplePasswordHash } from '@sarn/testing';
import type { UserLogin } from '../contract/index.ts';
import { authenticationModule } from './index.ts';
import type { AuthenticationModule, AuthenticationOptions } from './index.ts';

export { aUserAgent } from '@sarn/organisation/testing';
export type { Persona } from '@sarn/organisation/testing';

export const password = samplePassword;

/** Fields that answers may have; the tests check which ones are present. */
export interface AnswerBody extends OrganisationBody {
  readonly oauth_id: string;
  readonly token: string;
  readonly success: { readonly token: string };
  readonly userLogin: UserLogin;
  readonly sessionId: string;
}

export interface Answer {
  readonly status: number;
  readonly body: AnswerBody;
}

/** Sign-in with the real HTTP layer on a test database; mail and sockets are only recorded. */
export interface Harness extends Notes, Agency, Calls<AnswerBody> {
  readonly clock: TestPlatform['clock'];
  readonly platform: Platform;
  readonly organisation: OrganisationModule;
  readonly authentication: AuthenticationModule;
  readonly authenticate: Authenticate;
  /** Milliseconds by which answers were delayed. */
  readonly waits: number[];
  /** Signs in and returns the token. */
  enter(username: string): Promise<string>;
  close(): Promise<void>;
}

export interface HarnessOptions extends AuthenticationOptions {
  readonly hasRateLimits?: boolean;
  /** Modules that depend on these two and are served with them. */
  readonly above?: (
    platform: Platform,
    below: Pick<Harness, 'organisation' | 'authentication'>,
  ) => readonly ServerModule[];
}

export async function openHarness(
  at: { readonly db: Database; readonly url: string },
  { hasRateLimits, above = () => [], ...options }: HarnessOptions = {},
): Promise<Harness> {
  const base = openTestPlatform(at);
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  const organisation = organisationModule(base.platform);
  const authentication = authenticationModule(base.platform, organisation, { wait, ...options });
  const modules = { organisation, authentication };
  await organisation.start?.();
  await authentication.start?.();
  const agency = await fillAgency(at.db, organisation.people);
  await openAccounts(at.db, authentication, agency.people);
  base.audited.length = 0;
  const { authenticate } = authentication;
  const calls = await base.serve<AnswerBody>({
    authenticate,
    modules: [organisation, authentication, ...above(base.platform, modules)],
    hasRateLimits,
  });
  const enter = async (username: string): Promise<string> => {
    const { status, body } = await calls.post('/users/login', { username, password });
    if (status !== 200) throw new Error(`${username}: ${JSON.stringify(body)}`);
    return body.token;
  };
  return { ...base, ...agency, ...calls, ...modules, authenticate, waits, enter };
}

async function openAccounts(
  db: Database,
  { accounts }: AuthenticationModule,
  people: Readonly<Record<Persona, string>>,
): Promise<void> {
  const passwordHash = samplePasswordHash;
  await db.transaction(async (tx) => {
    for (const [username, personId] of Object.entries(people)) {
      await accounts.createAccount(tx, { callerId: null }, { personId, username, passwordHash });
    }
  });
}

/**
 * Gives every account the sample password under a cheap hash, for an agency in which many tests
 * sign in.
 */
export async function cheapenPasswords(db: Pick<Database, 'query'>): Promise<void> {
  await db.query('update account set password_hash = $1', [samplePasswordHash]);
}

export { agencyEntries, startSlapd } from './directory/slapd.testing.ts';
export type { Slapd } from './directory/slapd.testing.ts';
