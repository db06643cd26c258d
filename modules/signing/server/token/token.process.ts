import { openPkcs11 } from './pkcs11.ts';
import type { TokenAnswer, TokenCall } from './token-call.ts';
import { TokenError } from './token-error.ts';

// The process in which the library of a token runs: it ends with the program that started it.

const path = process.argv[2] ?? '';
let opened: ReturnType<typeof openPkcs11> | undefined;

function answer(asked: TokenCall): TokenAnswer {
  opened ??= openPkcs11(path);
  if (asked.act === 'labels') return { labels: opened.labels() };
  const { label } = asked;
  const [pin, keyId] = [Buffer.from(asked.pin), Buffer.from(asked.keyId)];
  try {
    if (asked.act === 'makeKey') return { bytes: opened.makeKey(label, pin, keyId) };
    if (asked.act === 'sign') {
      return { bytes: opened.sign(label, pin, keyId, Buffer.from(asked.digest)) };
    }
    opened[asked.act](label, pin, keyId);
    return {};
  } finally {
    pin.fill(0);
  }
}

process.on('message', (asked: TokenCall) => {
  let said: TokenAnswer;
  try {
    said = answer(asked);
  } catch (error) {
    // Without its library there is no token.
    const failure = error instanceof TokenError ? error.failure : 'absent';
    said = { failure, detail: error instanceof Error ? error.message : '' };
  }
  process.send?.(said);
});
process.on('disconnect', () => process.exit(0));
