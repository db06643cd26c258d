import type { WebModule } from '@sarn/platform-web/public';
import { lazy } from 'react';

export { SignInHostProvider } from './sign-in/sign-in-host.ts';
export type {
  SecondFactorSignIn,
  SecondFactorStepProps,
  SignInHost,
} from './sign-in/sign-in-host.ts';
export { isPasskeyPlace } from './sign-in/passkey-place.ts';
export {
  forgetSession,
  endedSession,
  goToSignIn,
  hasSession,
  keepSession,
  onLeaving,
  placeNow,
  revokeSession,
  signInAddress,
  signOut,
  signedInUser,
  verifySession,
} from './session/session.ts';
export type { EndReason } from './session/session.ts';
export { safePlace } from './session/safe-place.ts';
export { personIdOf } from './session/user.wire.ts';
export { fullName, positionName, useUser } from './session/use-user.ts';

// Loaded when first shown: the small bundle of the sign-in screens imports this entry point too.
/** Name and position in the header, opening the user panel. */
export const UserButton = lazy(async () => ({
  default: (await import('./person/UserButton.tsx')).UserButton,
}));
/** Watches the session: time-out, end, and the personal-data prompt. */
export const SessionWatch = lazy(async () => ({
  default: (await import('./session/SessionWatch.tsx')).SessionWatch,
}));

/** Pages of sign-in, password and own account. */
export const authenticationWeb: WebModule = {
  name: 'authentication',
  routes: [
    {
      path: '/login',
      template: 'login',
      isPublic: true,
      load: () => import('./sign-in/LoginPage.tsx'),
    },
    {
      path: '/ig-login',
      template: 'login',
      isPublic: true,
      load: () => import('./sign-in/IgLoginPage.tsx'),
    },
    {
      path: '/forgot-password',
      template: 'login',
      isPublic: true,
      load: () => import('./password/ForgotPasswordPage.tsx'),
    },
    {
      path: '/reset-password',
      template: 'login',
      isPublic: true,
      load: () => import('./password/ResetPasswordPage.tsx'),
    },
    {
      path: '/invitation',
      template: 'login',
      isPublic: true,
      load: () => import('./invitation/InvitationPage.tsx'),
    },
    {
      path: '/register',
      template: 'login',
      isPublic: true,
      load: () => import('./registration/RegisterPage.tsx'),
    },
    {
      path: '/oidc-callback',
      template: 'login',
      isPublic: true,
      load: () => import('./federated/ProviderReturnPage.tsx'),
    },
    {
      path: '/change-password',
      template: 'master',
      load: () => import('./password/ChangePasswordPage.tsx'),
    },
  ],
  settings: async () => (await import('./setting-screens.ts')).settingScreens,
};
