import type { SecondFactorSignIn } from '@sarn/authentication/web';
import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

// Few sign-ins need them: loaded when they are used, after the form was shown.
const passkeys = () => import('./passkey-sign-in.ts');

/** For the sign-in screens: what is shown after the password, and signing in by a passkey. */
export const secondFactorSignIn: SecondFactorSignIn = {
  Step: lazy(() => import('./SecondFactorStep.tsx')),
  byPasskey: async () => (await passkeys()).signInByPasskey(),
  takeOver: async (ticket) => (await passkeys()).takeOverByPasskey(ticket),
};

/** The panel on the account page. */
export const secondFactorWeb: WebModule = {
  name: 'second-factor',
  routes: [],
  panels: [
    {
      id: 'second-factor',
      place: 'account',
      order: 10,
      Panel: lazy(() => import('./SecondFactorPanel.tsx')),
    },
  ],
};
