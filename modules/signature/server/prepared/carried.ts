import { createSecretBox } from '@sarn/platform-server';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';

/*
 * What is fixed before a secret is typed is carried by the client, sealed: nothing is kept of a signature that nobody
 * makes, and nobody else can use it.
 */

/** @param owner what it is, and of whom: it opens for the same alone */
export const sealCarried = ({ needs }: Pick<Deps, 'needs'>, owner: string, value: object): string =>
  createSecretBox(needs.identityKey)
    .seal(owner, Buffer.from(JSON.stringify(value)))
    .toString('base64url');

/** @returns undefined for what was made by hand, for another owner, or with the key of another installation */
export function openCarried<S extends z.ZodType>(
  { needs }: Pick<Deps, 'needs'>,
  owner: string,
  carried: { readonly sealed: string; readonly as: S },
): z.output<S> | undefined {
  try {
    const box = createSecretBox(needs.identityKey);
    const json = box.open(owner, Buffer.from(carried.sealed, 'base64url')).toString();
    return carried.as.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
