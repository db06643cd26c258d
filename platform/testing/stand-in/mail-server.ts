import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readLetter } from './letter.ts';
import type { Letter } from './letter.ts';

export interface ArrivedLetter extends Letter {
  readonly to: readonly string[];
}

/** A real SMTP server that keeps what it gets. */
export interface MailStandIn {
  /** smtp://… */
  readonly url: string;
  readonly letters: ArrivedLetter[];
  /** Reply codes with which the next letters are met instead. */
  readonly moods: number[];
  close(): Promise<void>;
}

export async function startMailStandIn(): Promise<MailStandIn> {
  const letters: ArrivedLetter[] = [];
  const moods: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mood = moods.shift();
        if (mood !== undefined) {
          done(Object.assign(new Error('Not now'), { responseCode: mood }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ ...readLetter(Buffer.concat(parts).toString('latin1')), to });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    moods,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
