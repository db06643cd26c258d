/** What is used of the Web Crypto API, which browsers and Node have alike. */
interface Subtle {
  digest(hash: string, data: Uint8Array): Promise<ArrayBuffer>;
  importKey(
    format: 'spki',
    key: Uint8Array,
    algorithm: object,
    isExtractable: boolean,
    usages: readonly ['verify'],
  ): Promise<object>;
  verify(algorithm: object, key: object, signature: Uint8Array, data: Uint8Array): Promise<boolean>;
}

/** Contracts know neither the types of a browser nor those of Node. */
export const subtle = (): Subtle =>
  (globalThis as unknown as { crypto: { subtle: Subtle } }).crypto.subtle;

export type HashName = 'SHA-256' | 'SHA-384' | 'SHA-512';

export async function digestOf(hash: HashName | 'SHA-1', data: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await subtle().digest(hash, data));
}
