import type * as contract from '@sarn/portal/contract';
import type { CallableOf } from '@sarn/platform-web/public';

/** The call of the contract without its schemas, to keep the sign-in page small. */
export const getDeployment: CallableOf<typeof contract.getDeployment> = {
  method: 'GET',
  path: '/portal/deployment',
  access: 'public',
};
