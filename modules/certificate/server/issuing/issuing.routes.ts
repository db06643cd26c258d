import { command, commandInSteps } from '@sarn/platform-server';
import type { Database, Route } from '@sarn/platform-server';
import {
  changeIssuingSecret,
  lockAuthority,
  protectAuthority,
  setListDays,
  unlockAuthority,
} from '../../contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeSecretOfIssuing, lock, protect, saveListDays, unlock } from './lock.service.ts';

/** The secret of the issuing key, and how long its lists are good for. */
export const issuingRoutes = (db: Database, deps: Dependencies): Route[] => [
  // In steps: a wrong secret stays in the audit trail although it is refused.
  commandInSteps(unlockAuthority, async ({ secret }, context) => {
    await unlock(deps, db, context, secret);
    return {};
  }),
  commandInSteps(lockAuthority, async (_input, context) => {
    await lock(deps, db, context);
    return {};
  }),
  command(protectAuthority, async (input, context, tx) => {
    await protect(deps, tx, context, input);
    return {};
  }),
  command(changeIssuingSecret, async (input, context, tx) => {
    await changeSecretOfIssuing(deps, tx, context, input);
    return {};
  }),
  command(setListDays, async (input, context, tx) => {
    await saveListDays(deps, tx, context, input);
    return {};
  }),
];
