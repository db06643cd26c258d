import { expect, test } from 'vitest';
import { callOrigin, turnOfCall } from './call-origin.ts';

const turnIn = (callerId: string | null) =>
  callOrigin.run({ ip: '10.0.0.7', requestId: 'request-0001', callerId }, turnOfCall);

test('people take turns by who they are, strangers by their address, and the server itself as one', () => {
  expect(turnIn('anong')).toBe('anong');
  expect(turnIn(null)).toBe('10.0.0.7');
  expect(turnOfCall()).toBe('this server');
});
