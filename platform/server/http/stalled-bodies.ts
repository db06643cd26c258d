import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly a body may arrive before its connection is ended. */
export interface BodyPatience {
  /** Without a single byte for this long. */
  readonly silentMs: number;
  /** From this time on, the average must reach `leastBytesPerSecond`. */
  readonly graceMs: number;
  readonly leastBytesPerSecond: number;
  /** How often it is looked at. */
  readonly everyMs: number;
}

/** 4 kB/s is a telephone line of 32 kbit/s: an upload over a poor mobile network is faster. */
export const usualPatience: BodyPatience = {
  silentMs: 30_000,
  graceMs: 60_000,
  leastBytesPerSecond: 4_000,
  everyMs: 5_000,
};

/** A body on its way, in milliseconds and bytes since its headers. */
export interface Arrival {
  readonly elapsedMs: number;
  readonly silentMs: number;
  readonly bytes: number;
}

export function isStalled(arrival: Arrival, patience: BodyPatience): boolean {
  if (arrival.silentMs >= patience.silentMs) return true;
  if (arrival.elapsedMs < patience.graceMs) return false;
  return arrival.bytes * 1000 < arrival.elapsedMs * patience.leastBytesPerSecond;
}

interface Watched {
  readonly response: ServerResponse;
  readonly beganAt: number;
  readonly bytesBefore: number;
  lastBytes: number;
  movedAt: number;
}

/**
 * Ends the connections whose request bodies do not arrive. Without it each one keeps a socket, and
 * for an upload a file, for as long as the sender likes.
 *
 * To be called when every other listener of the server is there: Socket.IO replaces those before.
 *
 * @param refuse answers on a socket whose call has no answer yet, and ends it
 * @returns stops watching
 */
export function watchBodies(
  server: Server,
  refuse: (socket: Socket) => void,
  patience: BodyPatience = usualPatience,
): () => void {
  const open = new Map<IncomingMessage, Watched>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytes = request.socket.bytesRead;
    const now = performance.now();
    open.set(request, {
      response,
      beganAt: now,
      bytesBefore: bytes,
      lastBytes: bytes,
      movedAt: now,
    });
    request.once('close', () => open.delete(request));
  });
  const look = (): void => {
    const now = performance.now();
    for (const [request, watched] of open) {
      if (request.complete || request.socket.destroyed) open.delete(request);
      else if (isStalled(arrivalOf(request, watched, now), patience)) {
        open.delete(request);
        end(request.socket, watched.response, refuse);
      }
    }
  };
  const timer = setInterval(look, patience.everyMs).unref();
  return () => clearInterval(timer);
}

/** What waits here to be read is not the sender's delay: the time counts from when it was read. */
function arrivalOf(request: IncomingMessage, watched: Watched, now: number): Arrival {
  const { bytesRead } = request.socket;
  if (bytesRead !== watched.lastBytes || request.readableLength > 0) {
    watched.lastBytes = bytesRead;
    watched.movedAt = now;
  }
  return {
    elapsedMs: request.readableLength > 0 ? 0 : now - watched.beganAt,
    silentMs: now - watched.movedAt,
    bytes: bytesRead - watched.bytesBefore,
  };
}

function end(socket: Socket, response: ServerResponse, refuse: (socket: Socket) => void): void {
  if (response.headersSent || !socket.writable) socket.destroy();
  else refuse(socket);
}
