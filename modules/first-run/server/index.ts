import { fileURLToPath } from 'node:url';
import { newId } from '@sarn/kernel';
import type { Handle, Platform, ServerModule } from '@sarn/platform-server';
import {
  firstRunAuditWords,
  firstRunErrors,
  firstRunLimits,
  firstRunPermissions,
} from '../contract/index.ts';
import type { AgencyPack } from '../contract/index.ts';
import { firstRunRoutes } from './first-run.routes.ts';
import { beginRun, findRun, insertCode } from './first-run.store.ts';
import type { FirstRunNeeds } from './needs.ts';
import { setupCheck } from './setup.check.ts';
import { newSetupCode, setupCodeHash } from './setup-code.rules.ts';

export type { FirstRunNeeds } from './needs.ts';

export interface FirstRunModule extends ServerModule {
  /**
   * A new setup code for the console, where nobody can sign in yet. Codes of earlier starts stay valid
   * to their end, so that a restart does not turn away whoever is at a step.
   *
   * @returns null when there is an account
   */
  openSetup(): Promise<string | null>;
  /** Whether this process printed a code and still nobody can sign in. */
  readonly isSetupOpen: () => Promise<boolean>;
}

/** What the agency said it is; null where the assistant was not used. */
export const packOf = async (h: Handle): Promise<AgencyPack | null> =>
  (await findRun(h))?.pack ?? null;

/** The first setup of an installation, from the setup code on the console to the first number. */
export function firstRunModule(platform: Platform, needs: FirstRunNeeds): FirstRunModule {
  const deps = { ...needs, platform };
  // Accounts never vanish: once there is one, nothing is asked any more.
  let isPrinted = false;
  return {
    name: 'first-run',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // Units with their posts, people, registers and their counters: read to show what is there.
    reads: ['organisation', 'register'],
    errors: firstRunErrors,
    auditWords: firstRunAuditWords,
    permissions: Object.values(firstRunPermissions),
    routes: firstRunRoutes(deps),
    healthChecks: [setupCheck],
    async openSetup() {
      const { db, clock, audit } = platform;
      if (await needs.accounts.hasAccounts(db)) return null;
      const code = newSetupCode();
      const at = clock.now();
      const until = new Date(at.getTime() + firstRunLimits.codeHours * 3_600_000).toISOString();
      await db.transaction(async (tx) => {
        await beginRun(tx, at.toISOString());
        const kept = { id: newId(), hash: setupCodeHash(code), at: at.toISOString(), until };
        await insertCode(tx, kept);
        await audit.write(tx, {
          ...{ act: 'first-run.code-printed', callerId: null },
          ...{ subject: { kind: 'first-run', id: kept.id }, detail: { until } },
        });
      });
      isPrinted = true;
      return code;
    },
    async isSetupOpen() {
      if (isPrinted && (await needs.accounts.hasAccounts(platform.db))) isPrinted = false;
      return isPrinted;
    },
  };
}
