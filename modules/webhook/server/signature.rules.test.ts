import { expect, test } from 'vitest';
import { newSecret, signedHeaders } from './signature.rules.ts';

// The example of the specification of Standard Webhooks.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};

test('the signature of the published example', () => {
  expect(signedHeaders([secret], example)['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('while a secret is replaced, both sign', () => {
  const other = newSecret();
  const both = signedHeaders([other, secret], example)['webhook-signature']?.split(' ') ?? [];
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(signedHeaders([secret], example)['webhook-signature']);
});

test('a secret has 32 random bytes', () => {
  const made = newSecret();
  expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(made);
});
