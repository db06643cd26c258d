import { sha256 } from '@noble/hashes/sha2.js';
import { handler } from 'altcha-lib/workers/shared';

/*
 * Solves a challenge in a worker. The hash is computed here and not by `crypto.subtle`: on closed
 * networks the server is often reached by plain http, where browsers do not provide it.
 */
handler({
  async deriveKey({ algorithm, cost, keyLength }, salt, password) {
    if (algorithm !== 'SHA-256') throw new Error(`not a challenge of ours: ${algorithm}`);
    let derivedKey = new Uint8Array([...salt, ...password]);
    for (let round = 0; round < cost; round += 1) derivedKey = new Uint8Array(sha256(derivedKey));
    return { derivedKey: derivedKey.slice(0, keyLength) };
  },
});
