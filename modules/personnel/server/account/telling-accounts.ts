import type { Accounts } from '@sarn/authentication/server';
import type { PersonnelNeeds } from '../needs.ts';

/**
 * Accounts whose suspension is told to who has to do something about it, whichever way it came: by an
 * administrator, by an order of leaving, or because the directory has the person no more.
 */
export const tellingAccounts = ({
  accounts,
  leftCommittees,
}: Pick<PersonnelNeeds, 'accounts' | 'leftCommittees'>): Accounts => ({
  ...accounts,
  async setSuspended(tx, by, personId, isSuspended, why) {
    await accounts.setSuspended(tx, by, personId, isSuspended, why);
    await leftCommittees.noteMember(tx, { personId, isSuspended, byId: by.callerId });
  },
});
