import type { ApiScope, Language } from '@sarn/kernel';

/** A program of the agency that calls, in place of a person. */
export interface CallingProgram {
  readonly id: string;
  readonly scopes: ReadonlySet<ApiScope>;
  /** It works for the people of this place and of all below it. */
  readonly placeId: string;
}

/** Where a permission holds: in a place, in it and all below it, or only for what is the person's own. */
export interface Reach {
  readonly scope: 'own' | 'unit' | 'subtree';
  /** Null for `own`. */
  readonly placeId: string | null;
  /** What it is limited to within the place; null for no such limit. */
  readonly only: readonly string[] | null;
  /** Most at once, and days back, where the right has such limits; each may be null. */
  readonly limits: readonly (number | null)[] | null;
}

/** Whether a permission is held for the whole agency: a part of it is not enough for what knows no scopes. */
export const holdsEverywhere = (
  { permissions, reaches }: Pick<Caller, 'permissions' | 'reaches'>,
  permission: string,
): boolean => permissions.has(permission) && !reaches?.has(permission);

/** The signed-in person of a call, as the `authenticate` function found them. */
export interface Caller {
  /** Id of the person. */
  readonly id: string;
  readonly sessionId: string;
  /** Principals of this person: own posts, units, delegations; the platform only passes them on. */
  readonly principals: readonly string[];
  readonly permissions: ReadonlySet<string>;
  /**
   * How far a permission reaches, where it does not reach the whole agency: it holds where one of
   * its entries does. A permission that is not in it holds everywhere.
   */
  readonly reaches?: ReadonlyMap<string, readonly Reach[]>;
  readonly language: Language;
  /**
   * Set when a program calls: `id` is then that of the entry under which its acts are kept, and only
   * calls with one of its scopes are open.
   */
  readonly program?: CallingProgram;
}
