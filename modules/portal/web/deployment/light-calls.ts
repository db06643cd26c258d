import type * as contract from '@sarn/portal/contract';
import type { CallableOf } from '@sarn/platform-web/public';

/** As the contract says, without its schemas: the sign-in page asks this and must stay light. */
export const getDeployment: CallableOf<typeof contract.getDeployment> = {
  method: 'GET',
  path: '/portal/deployment',
  access: 'public',
};
