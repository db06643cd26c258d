/**
 * RC2 (RFC 2268) in CBC mode, for reading only: Windows encrypts certificates, which are no secret, in
 * files of older programs with it, and the OpenSSL inside Node no longer has it.
 *
 * @returns nothing where the padding is wrong
 */
export function decryptRc2(
  key: Uint8Array,
  iv: Uint8Array,
  encrypted: Uint8Array,
): Uint8Array | undefined {
  if (encrypted.length === 0 || encrypted.length % 8 !== 0) return undefined;
  const words = expand(key);
  const plain = new Uint8Array(encrypted.length);
  let before = iv;
  for (let at = 0; at < encrypted.length; at += 8) {
    const block = encrypted.subarray(at, at + 8);
    const clear = decryptBlock(words, block);
    for (let i = 0; i < 8; i++) plain[at + i] = (clear[i] ?? 0) ^ (before[i] ?? 0);
    before = block;
  }
  const padding = plain.at(-1) ?? 0;
  const isPadding = padding >= 1 && padding <= 8;
  if (!isPadding || !plain.subarray(-padding).every((byte) => byte === padding)) return undefined;
  return plain.subarray(0, -padding);
}

/** The table of RFC 2268, section 2: a permutation of the bytes made of the digits of pi. */
const pi = Uint8Array.from(
  (
    'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2' +
    '179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e82' +
    '54d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed7' +
    '08e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ec' +
    'c2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a9' +
    '0d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad'
  ).match(/../g) ?? [],
  (digits) => Number.parseInt(digits, 16),
);

/** The 64 words of a key whose effective length is its own. */
function expand(key: Uint8Array): Uint16Array {
  const bytes = new Uint8Array(128);
  bytes.set(key);
  for (let i = key.length; i < 128; i++) {
    bytes[i] = pi[((bytes[i - 1] ?? 0) + (bytes[i - key.length] ?? 0)) & 0xff] ?? 0;
  }
  bytes[128 - key.length] = pi[bytes[128 - key.length] ?? 0] ?? 0;
  for (let i = 127 - key.length; i >= 0; i--) {
    bytes[i] = pi[(bytes[i + 1] ?? 0) ^ (bytes[i + key.length] ?? 0)] ?? 0;
  }
  return Uint16Array.from({ length: 64 }, (_, i) => wordAt(bytes, i));
}

const wordAt = (bytes: Uint8Array, i: number): number =>
  (bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8);

const turns = [1, 2, 3, 5];

function decryptBlock(words: Uint16Array, block: Uint8Array): Uint8Array {
  const r = Uint16Array.from({ length: 4 }, (_, i) => wordAt(block, i));
  const at = (i: number): number => r[i & 3] ?? 0;
  let next = 63;
  const mixBack = (): void => {
    for (let i = 3; i >= 0; i--) {
      const turn = turns[i] ?? 0;
      const value = ((at(i) >>> turn) | (at(i) << (16 - turn))) & 0xffff;
      const mixed = (at(i + 3) & at(i + 2)) + (~at(i + 3) & at(i + 1));
      r[i] = value - (words[next] ?? 0) - mixed;
      next -= 1;
    }
  };
  const mashBack = (): void => {
    for (let i = 3; i >= 0; i--) r[i] = at(i) - (words[at(i + 3) & 63] ?? 0);
  };
  for (const rounds of [5, 6, 5]) {
    for (let i = 0; i < rounds; i++) mixBack();
    if (next > 0) mashBack();
  }
  return Uint8Array.from({ length: 8 }, (_, i) => (at(i >> 1) >> (8 * (i & 1))) & 0xff);
}
