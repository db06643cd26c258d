import { AppError } from '@sarn/kernel';

/** Uploads of one session on their way. A whole batch is sent a few at a time. */
export const maxUploadsAtOnce = 30;

/** When a refused one may be tried again: a usual file has arrived by then. */
const waitSeconds = 5;

/** Bounds the uploads of each session that are still arriving. */
export interface UploadsAtOnce {
  /** @throws AppError 'platform.too-many-requests' */
  hold<R>(sessionId: string | undefined, work: () => Promise<R>): Promise<R>;
}

/**
 * Counted in this process: it bounds the connections, the memory and the half files of this process,
 * and a count elsewhere would outlive a process that was killed.
 */
export function createUploadsAtOnce(): UploadsAtOnce {
  const running = new Map<string, number>();
  return {
    async hold(sessionId = '', work) {
      const before = running.get(sessionId) ?? 0;
      if (before >= maxUploadsAtOnce) {
        throw new AppError('platform.too-many-requests', { seconds: waitSeconds });
      }
      running.set(sessionId, before + 1);
      try {
        return await work();
      } finally {
        const left = (running.get(sessionId) ?? 1) - 1;
        if (left > 0) running.set(sessionId, left);
        else running.delete(sessionId);
      }
    },
  };
}
