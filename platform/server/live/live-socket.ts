import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { deviceSecretOf } from '../http/device-cookie.ts';
import type { Logger } from '../log.ts';
import { logRepeated } from '../repeated-failure.ts';
import type { Authenticate } from '../module.ts';
import type { Live } from './live.ts';

export interface LiveServer extends Live {
  /** Accepts socket connections on this server, at `{base}socket.io`. */
  attach(http: HttpServer, authenticate: Authenticate): void;
  /** Ends every socket; the HTTP server may then close. */
  disconnect(): void;
  /** To be called after the HTTP server has closed. */
  close(): Promise<void>;
}

export interface LiveOptions {
  readonly basePath: string;
  readonly log: Logger;
  /** Given when several processes serve one database: messages reach the others through it. */
  readonly sharedPool?: pg.Pool;
}

const socketRooms = {
  person: (id: string) => `p:${id}`,
  session: (id: string) => `s:${id}`,
};

/**
 * Connections of one session in this process: one for each tab, with room for those that have not
 * noticed that their line is dead. They cost memory of this process only, so it counts its own.
 */
export const maxSocketsOfSession = 30;

/** Live messages by Socket.IO, to signed-in people only. */
export function createLive(options: LiveOptions): LiveServer {
  const io = new Server({
    path: `${options.basePath}socket.io`,
    serveClient: false,
    maxHttpBufferSize: 10_000,
    connectTimeout: 10_000,
    ...(options.sharedPool ? { adapter: sharedAdapter(options.sharedPool, options.log) } : {}),
  });
  return {
    attach(http, authenticate) {
      const isFull = (sessionId: string): boolean => {
        const open = io.of('/').adapter.rooms.get(socketRooms.session(sessionId));
        return (open?.size ?? 0) >= maxSocketsOfSession;
      };
      io.use((socket, next) => void admit(socket, authenticate, options.log, isFull).then(next));
      io.on('connection', (socket) => {
        const { personId, sessionId } = socket.data as Admitted;
        // Several that were checked at once.
        if (isFull(sessionId)) {
          socket.disconnect(true);
          return;
        }
        void socket.join([socketRooms.person(personId), socketRooms.session(sessionId)]);
      });
      io.attach(http);
    },
    tell(callerIds, event, payload) {
      if (callerIds.length > 0) io.to(callerIds.map(socketRooms.person)).emit(event, payload);
    },
    tellEveryone(event, payload) {
      io.emit(event, payload);
    },
    drop(sessionId) {
      io.in(socketRooms.session(sessionId)).disconnectSockets(true);
    },
    // Connections of other processes are not known here.
    isHeard: () => options.sharedPool !== undefined || (io.engine?.clientsCount ?? 0) > 0,
    disconnect() {
      io.local.disconnectSockets(true);
    },
    close: () => closeServer(io),
  };
}

interface Admitted {
  personId: string;
  sessionId: string;
}

/** Accepts a socket by the token of its handshake; the error carries a code of the catalogue. */
async function admit(
  socket: Socket,
  authenticate: Authenticate,
  log: Logger,
  isFull: (sessionId: string) => boolean,
): Promise<Error | undefined> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const userAgent = (socket.handshake.headers['user-agent'] ?? '').slice(0, 300);
  try {
    const isSane = typeof token === 'string' && token.length > 0 && token.length <= 1_000;
    const deviceSecret = deviceSecretOf(socket.handshake.headers);
    const context = { ip: socket.handshake.address, userAgent, deviceSecret };
    const caller = isSane ? await authenticate(token, context) : null;
    if (!caller || caller.program) return refusal('platform.unauthenticated');
    if (isFull(caller.sessionId)) return refusal('platform.too-many-requests');
    socket.data = { personId: caller.id, sessionId: caller.sessionId } satisfies Admitted;
    return undefined;
  } catch (error) {
    log.error({ err: error }, 'a socket could not be checked');
    return refusal('platform.busy');
  }
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { data: { code } });
}

function sharedAdapter(pool: pg.Pool, log: Logger): ReturnType<typeof createAdapter> {
  return createAdapter(pool, {
    errorHandler: logRepeated(log, 'the live channel between processes failed'),
  });
}

async function closeServer(io: Server): Promise<void> {
  io.engine?.close();
  await io.of('/').adapter.close();
}
