import type { z } from 'zod';
import type { ApiScope } from './api-scopes.ts';

export type HttpMethod = 'GET' | 'POST';

/** How often one address or one person may call; more is taken for an attack. */
export interface RateLimit {
  readonly max: number;
  readonly perSeconds: number;
  /**
   * Whether calls that name the same person are counted for each address separately, so that a
   * person who is not signed in cannot use up that person's limit. What all addresses together may
   * do with a name is for the call to bound, which knows the addresses of its owner.
   */
  readonly isNamePerAddress?: boolean;
  /**
   * Counted for the address alone: the call counts the name itself, once it knows that no program
   * sent it.
   */
  readonly isNameUncounted?: boolean;
}

export interface EndpointShape<I extends z.ZodType, O extends z.ZodType> {
  readonly method: HttpMethod;
  /** Below `{base}api`, with a leading slash; `:name` parts are filled from the input. */
  readonly path: string;
  /** Path parts, query and body together, whatever their encoding was. */
  readonly input: I;
  /** The input in the API document, where the call parses a part of its input itself. */
  readonly described?: z.ZodType;
  /** What `success` answers carry besides `status` and `message`. */
  readonly output: O;
  /** Codes this call can give, besides those of the platform. */
  readonly errors: readonly string[];
  /** `public`, `session` (any signed-in person), or a permission code the person must hold. */
  readonly access: 'public' | 'session' | (string & {});
  /**
   * The call itself asks where the permission reaches (`reaches`), or is about nothing of a unit.
   * Without it somebody whose permission does not reach the whole agency is refused.
   */
  readonly hasScopes?: true;
  /**
   * A program of the agency needs one of these scopes, which then stands for the permission of
   * `access`. Left out: the call is closed to programs.
   */
  readonly scopes?: readonly ApiScope[];
  /**
   * Settings that the command changes: pages that show settings look again once it is committed
   * (SETTINGS §1.2). Left out where the service itself says more exactly what changed.
   */
  readonly changesSettings?: string;
  readonly summary: string;
  /** Chapter of the API document. */
  readonly tag: string;
  /** Other paths with the same answer, kept for old clients. */
  readonly alsoAt?: readonly string[];
  /**
   * `multipart` calls receive files beside the fields, `signed` ones their JSON untouched, because
   * it is signed as a whole; the default takes form and JSON.
   */
  readonly body?: 'fields' | 'multipart' | 'signed';
  /**
   * A standard wants the body as bytes of this media type: they come as the field `body`, in base64. Such a call
   * takes no other body.
   */
  readonly rawBody?: { readonly type: string; readonly maxBytes: number };
  /** True when a repeated call has no second effect (reads; commands with a key). */
  readonly isRepeatable?: boolean;
  /**
   * The answer of this command is not kept under the key of a repeat: it has a secret, or data of a person that
   * are stored encrypted only. A repeat does nothing: it is answered with what is there now (`read-again`, which
   * the route then gives), or refused with this code, whose sentence tells that it was done and what to do.
   */
  readonly keepsNoAnswer?: 'read-again' | (string & {});
  /**
   * A repeat is not known by a key: the call only reads, or doing it twice changes nothing more. Each one has
   * its reason in `apps/server/testing/without-key.testing.ts`.
   */
  readonly takesNoKey?: true;
  /**
   * A public call of an <img>, which sends no token: whether somebody is signed in is told by the
   * cookie of the session alone.
   */
  readonly isForImages?: boolean;
  /** The answer is bytes, not JSON. */
  readonly isBinary?: boolean;
  /** Left out: nobody counts, but for uploads, which the platform limits. */
  readonly rateLimit?: RateLimit;
}

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = EndpointShape<I, O>;

export type InputOf<E> = E extends EndpointShape<infer I, z.ZodType> ? z.output<I> : never;
export type SentInputOf<E> = E extends EndpointShape<infer I, z.ZodType> ? z.input<I> : never;
export type OutputOf<E> = E extends EndpointShape<z.ZodType, infer O> ? z.output<O> : never;

/**
 * The single declaration of a call of the API: the server registers its route from this value, the
 * browser types its call by it, and the OpenAPI document is generated from it.
 */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  shape: EndpointShape<I, O>,
): Endpoint<I, O> {
  return shape;
}
