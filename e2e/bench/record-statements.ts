import pg from 'pg';
import { createLog } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Call {
  readonly path: string;
  readonly body: object;
  /** Made once only: a change cannot be repeated. */
  readonly isChange?: boolean;
}

/**
 * The statements each call sends when it is made a second time (sessions and plans are warm), by
 * making it inside this process and listening at the driver.
 *
 * @param token of a session that exists: signing in anew would end the one that is measured with
 */
export async function recordStatements(
  dataDir: string,
  databaseUrl: string,
  token: string,
  calls: readonly Call[],
): Promise<Statement[][]> {
  const app = await createApp({
    databaseUrl,
    log: createLog('silent'),
    config: {
      basePath: '/',
      publicUrl: 'http://127.0.0.1',
      dataDir,
      isProduction: false,
      deployment: 'sarn',
      smtpUrl: null,
      isScaledOut: true,
    },
  });
  try {
    const post = (path: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
    const recorded: Statement[][] = [];
    for (const { path, body, isChange } of calls) {
      if (!isChange) await post(path, body);
      recorded.push(await listenWhile(() => post(path, body)));
    }
    return recorded;
  } finally {
    await app.close();
  }
}

type Query = (...input: unknown[]) => unknown;

async function listenWhile(work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function listen(this: unknown, ...input: unknown[]) {
    const [config, values] = input as [string | Statement, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    const isRead = /^\s*(select|with)/i.test(text);
    if (isRead)
      heard.push({ text, values: (typeof config === 'string' ? values : config.values) ?? [] });
    return original.apply(this, input);
  };
  await work();
  prototype.query = original;
  return heard;
}
