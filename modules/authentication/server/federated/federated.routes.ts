import { publicQuery } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { finishProviderSignIn, getSignInWays, startProviderSignIn } from '../../contract/index.ts';
import type { Federated } from './federated.service.ts';

export interface SignInWays {
  /** Name of the provider; null when none is set up. */
  readonly providerName: string | null;
  readonly isRegistrationOpen: boolean;
}

export function federatedRoutes(federated: Federated, ways: SignInWays): Route[] {
  const { providerName } = ways;
  const provider = providerName === null ? null : { name: providerName };
  return [
    publicQuery(getSignInWays, async () => {
      const { isRegistrationOpen } = ways;
      return { provider, isRegistrationOpen };
    }),
    publicQuery(startProviderSignIn, () => federated.start()),
    publicQuery(finishProviderSignIn, (input, context) => federated.finish(input, context)),
  ];
}
