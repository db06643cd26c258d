/** Paths that lead to sign-in; a signed-in person is sent on from them. */
const entrances = ['/login', '/ig-login'];

/** Pages of the sign-in half, reachable without a session (specification §2). */
const signInPaths = [
  ...entrances,
  '/register',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/first-run',
  '/oidc-callback',
  '/letter-receipt',
  '/v',
];

/** Public pages; each half of the build has them. */
const openPaths = ['/privacy-policy'];

/** Names by which the specification calls public routes, and their paths. */
const otherNames: Readonly<Record<string, string>> = {
  '/igencoLogin': '/ig-login',
  '/forgotPassword': '/forgot-password',
  '/resetPassword': '/reset-password',
};

/** The path a place is known by. */
export function placeOf(path: string): string {
  return otherNames[path] ?? path;
}

/** Whether the sign-in half answers at a path, whoever is signed in. */
export const isBeforeSignIn = (path: string): boolean =>
  signInPaths.includes(path) && !entrances.includes(path);

export interface Entry {
  readonly half: 'sign-in' | 'application';
  /** For a signed-in person: the page to which sign-in would have led. */
  readonly goesOn: boolean;
  /** The sign-in page first, then back to this page. */
  readonly asksToSignIn: boolean;
}

/** Which half of the build answers at a path; `hasSession`: this browser keeps one. */
export function halfFor(path: string, hasSession: boolean): Entry {
  const goesOn = hasSession && entrances.includes(path);
  const isSignIn = signInPaths.includes(path) && !goesOn;
  const isOpen = openPaths.includes(path);
  const asksToSignIn = !hasSession && !isSignIn && !isOpen;
  const half = isSignIn || !hasSession ? 'sign-in' : 'application';
  return { half, goesOn, asksToSignIn };
}
