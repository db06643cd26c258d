import { redirect } from '@tanstack/react-router';

/** An unknown path leads to the landing page (specification §2), which is told what was asked for. */
export const toStart = (pathname: string) =>
  ({ to: '/portal', replace: true, state: { unknownAddress: pathname } }) as const;

/** @throws a redirect of the router */
export function leaveUnknown(pathname: string): never {
  throw redirect(toStart(pathname));
}
