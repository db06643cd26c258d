import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { createLog } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';
import { composeModules, usualSettings } from '@sarn/server/modules';
import { createDatabase, dropDatabase, withDatabaseName } from '@sarn/testing';
import { inject } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { demoPassword } from '../api-client.ts';
import { startProvider } from './provider.ts';

/** An instance of an agency with sign-in methods that no demo deployment has. */
export interface DescribedInstance {
  /** Below a base path, without a slash at the end. */
  readonly url: string;
  readonly archiveSecret: string;
  close(): Promise<void>;
}

const basePath = '/office/';
const archiveSecret = 'a-secret-of-the-archive-and-us';

/**
 * A small agency of one person, `somsri`, below a base path: its own OpenID provider (there she is
 * `somsri.there`), an archive, passkeys, and accounts that are signed in on many devices at once.
 */
export async function openDescribedInstance(): Promise<DescribedInstance> {
  const port = await freePort();
  // Passkeys need a host name, not an IP address.
  const origin = `http://localhost:${port}`;
  const provider = await startProvider(`${origin}${basePath}oidc-callback`, {
    'somsri.there': 'somsri@example.go.th',
    stranger: 'stranger@example.go.th',
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'sarn-described-'));
  const log = createLog('warn');
  const { adminUrl, prefix } = inject('demo').server;
  const database = `${prefix}${randomBytes(5).toString('hex')}`;
  await createDatabase(adminUrl, database, 'template0');
  const { issuer, clientId, clientSecret } = provider;
  const named = { name: 'บัญชีของหน่วยงาน', claim: 'email' } as const;
  const signIn = {
    ...usualSettings.signIn,
    archiveSecret,
    provider: { issuer, clientId, clientSecret, ...named },
  };
  const elsewhere = `${origin}${basePath}healthz`;
  const addresses = { archiveUrl: elsewhere, intranetUrl: elsewhere };
  const app = await createApp({
    databaseUrl: withDatabaseName(adminUrl, database),
    log,
    hasRateLimits: false,
    config: {
      basePath,
      publicUrl: origin,
      dataDir,
      isProduction: false,
      deployment: 'sarn',
      smtpUrl: null,
      isScaledOut: false,
    },
    compose: (platform) =>
      composeModules(platform, { ...usualSettings, signIn, addresses }, (sarn) => ({
        ...sarn,
        flags: { ...sarn.flags, singleSession: false, registration: true },
      })),
  });
  await hire(app.services, app.platform.db);
  await app.listen(port, '127.0.0.1');
  return {
    url: origin + basePath.slice(0, -1),
    archiveSecret,
    async close() {
      await app.close();
      await dropDatabase(adminUrl, database);
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Db = Parameters<AuthenticationModule['accounts']['hasAccounts']>[0] & {
  transaction<T>(
    work: (tx: Parameters<OrganisationModule['people']['createPerson']>[0]) => Promise<T>,
  ): Promise<T>;
};

interface Hiring {
  readonly organisation: Pick<OrganisationModule, 'people'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts'>;
}

async function hire({ organisation, authentication }: Hiring, db: Db): Promise<void> {
  const { people } = organisation;
  const { accounts } = authentication;
  const by = { callerId: null };
  const passwordHash = await accounts.hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    const personId = await people.createPerson(tx, by, {
      employeeCode: 'somsri',
      prefixTh: 'นางสาว',
      firstNameTh: 'สมศรี',
      lastNameTh: 'พร้อมงาน',
      email: 'somsri@example.go.th',
    });
    await accounts.createAccount(tx, by, { personId, username: 'somsri', passwordHash });
  });
}
