import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { letterForm } from '../../api-client.ts';
import { cast } from './cast.ts';
import { inTurns, startComparison, timed } from './compare.ts';
import type { Compared } from './compare.ts';
import type { Pair, Side } from './sides.ts';

/** Each needs a sign-in, and hashing a password takes a tenth of a second. */
const listeners = 40;
const everyone = 'circulate to 3,000 people';

/** A circular to everybody, until the last bell of the open pages has got its event. */
export async function compareEvents(sides: Pair<Side>, rounds: number): Promise<Compared[]> {
  const sockets = { before: await listen(sides.before), after: await listen(sides.after) };
  let comparison = startComparison('events');
  for (let round = -1; round < rounds; round += 1) {
    if (round === 0) comparison = startComparison('events');
    for (const which of inTurns(round + 1)) {
      const side = sides[which];
      const documentId = await letter(side, `ว${process.pid}/${round}`);
      await comparison.measure(`${everyone}, ${listeners} bells`, which, side, async () => [
        await timed(() => circulate(side, documentId, sockets[which])),
      ]);
    }
  }
  for (const socket of [...sockets.before, ...sockets.after]) socket.disconnect();
  return comparison.read();
}

async function letter(side: Side, name: string): Promise<string> {
  const registry = await side.session(cast.registry);
  const form = letterForm(name, await registry.upload(name));
  const { documentId } = await registry.post('/registry/incoming/register', form);
  return String(documentId);
}

async function circulate(side: Side, documentId: string, sockets: readonly Socket[]) {
  const registry = await side.session(cast.registry);
  const heard = Promise.all(sockets.map(rung));
  const audience = { everyone: true };
  const sent = await registry.post('/registry/circulation/send', { documentId, audience });
  if (sent.status !== 200) throw new Error(`not circulated: ${JSON.stringify(sent)}`);
  await heard;
}

async function listen(side: Side): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let head = 0; head < listeners; head += 1) {
    const { token } = await side.session(`head.${head}`);
    sockets.push(await connect(side.url, token));
  }
  return sockets;
}

const connect = (url: string, token: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, { transports: ['websocket'], auth: { token }, forceNew: true });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });

const rung = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('header-reload-notification', () => resolve());
  });
