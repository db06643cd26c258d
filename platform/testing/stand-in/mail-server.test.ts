import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startMailStandIn } from './mail-server.ts';

it('goes on when a client is killed with its connection open', async () => {
  const mail = await startMailStandIn();
  const { hostname, port } = new URL(mail.url);
  const speak = () => connect(Number(port), hostname);
  const killed = speak();
  await once(killed, 'data');
  killed.write('EHLO client.example\r\n');
  await once(killed, 'data');
  // The library reports no error for a connection that breaks before this command.
  killed.write('MAIL FROM:<a@client.example>\r\n');
  await once(killed, 'data');
  killed.resetAndDestroy();
  const next = speak();
  expect(String(await once(next, 'data'))).toMatch(/^220 /);
  next.end();
  await mail.close();
});
