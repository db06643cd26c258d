import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readLetter } from './letter.ts';
import type { Letter } from './letter.ts';

export interface ArrivedLetter extends Letter {
  readonly to: readonly string[];
  /** Envelope sender: reports are sent there. */
  readonly from: string;
  /** Whether a report on its delivery was asked for (RFC 3461). */
  readonly asksReport: boolean;
}

/** A real SMTP server that keeps the messages it receives. */
export interface MailStandIn {
  /** smtp://… */
  readonly url: string;
  readonly letters: ArrivedLetter[];
  /** Reply codes to the next letters; 0: the connection breaks when the letter is received. */
  readonly moods: number[];
  /** Addresses that are refused, with the text that follows the code 550. */
  readonly refusals: Map<string, string>;
  close(): Promise<void>;
}

/** A connection, whose fields the types of the library leave out. */
interface Line {
  close(): void;
}

export async function startMailStandIn(): Promise<MailStandIn> {
  const letters: ArrivedLetter[] = [];
  const moods: number[] = [];
  const refusals = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideDSN: false,
    onRcptTo({ address }, _session, done) {
      const words = refusals.get(address);
      done(words ? Object.assign(new Error(words), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mood = moods.shift();
        if (mood === 0) {
          for (const one of server.connections) (one as Line).close();
          return;
        }
        if (mood !== undefined) {
          done(Object.assign(new Error('Not now'), { responseCode: mood }));
          return;
        }
        const { rcptTo, mailFrom, ...rest } = session.envelope;
        const { dsn } = rest as { dsn?: { envid?: string } };
        const raw = Buffer.concat(parts).toString('latin1');
        letters.push({
          ...readLetter(raw),
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          asksReport: Boolean(dsn?.envid),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // A client that is killed while it sends resets the connection; the server must go on.
  server.on('error', (error: NodeJS.ErrnoException & { remoteAddress?: string }) => {
    if (error.remoteAddress === undefined) throw error;
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    moods,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
