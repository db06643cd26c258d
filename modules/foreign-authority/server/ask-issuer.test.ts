import { outsideAddresses } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import { askIssuer } from './ask-issuer.ts';

test('[6.07] an address inside the network is not called where nobody allowed it', async () => {
  const url = 'http://127.0.0.1:9/root.crl';
  const refused = await askIssuer(url, undefined, outsideAddresses([]));
  expect(refused).toEqual({ failure: 'revocation-inside' });
  // Allowed, it is called; nobody listens there.
  const called = await askIssuer(url, undefined, undefined);
  expect(called).toEqual({ failure: 'revocation-unreachable' });
});
