import { createRequire } from 'node:module';

interface Cost {
  readonly memoryCost?: number;
  readonly timeCost?: number;
}
type Hash = (secret: string | Uint8Array, cost?: Cost) => Promise<unknown>;

/** Set-up files run once for each test file, in a process that many files share. */
const patched = Symbol.for('sarn.hashes-cheaply');
const fromServer = createRequire(new URL('../server/package.json', import.meta.url));

/**
 * Hashes at the lowest cost of argon2 from now on. At the cost of the product each hash takes 64 MB and a tenth of a
 * second of the processor, and each start of a server computes one. The product's cost has unit tests
 * (password-hash.test.ts, authority.test.ts), which do not call this; what is already hashed is compared at the cost
 * that its text names. To be called before the product imports the library.
 *
 * @param way `hash` for passwords and codes, `hashRaw` for the secrets of private keys: these name a cost that they
 *   did not have, so that another process cannot open them
 */
export function hashCheaply(way: 'hash' | 'hashRaw'): void {
  const argon2 = fromServer('@node-rs/argon2') as Record<typeof way, Hash & { [patched]?: true }>;
  const usual = argon2[way];
  if (usual[patched]) return;
  const cheap: Hash = (secret, cost) => usual(secret, { ...cost, memoryCost: 8, timeCost: 1 });
  argon2[way] = Object.assign(cheap, { [patched]: true as const });
}
