import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { createLog } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Call {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body: object;
  /** Made only once: a change cannot be repeated. */
  readonly isChange?: boolean;
  /** Records what writes as well, for who repeats the whole call. */
  readonly hasWrites?: boolean;
}

/**
 * The statements of each call when it is made a second time (sessions and plans are warm), recorded
 * in the database driver of this process. Reading ones alone, unless a call says otherwise.
 *
 * @param token of an existing session: a new sign-in would end the one that is measured with
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
    const send = async ({ method = 'POST', path, body }: Call) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        ...(method === 'POST' ? { payload: body } : {}),
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    };
    const recorded: Statement[][] = [];
    for (const call of calls) {
      if (!call.isChange) await send(call);
      recorded.push(await listenWhile(() => send(call), call.hasWrites ? anything : reading));
    }
    return recorded;
  } finally {
    await app.close();
  }
}

type Query = (...input: unknown[]) => unknown;

/** Only the statements of the call itself: jobs of the program run beside it. */
const ofCall = new AsyncLocalStorage<true>();

const reading = /^\s*(select|with)/i;
const anything = /^\s*(select|with|insert|update|delete)/i;

async function listenWhile(work: () => Promise<unknown>, kept: RegExp): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function listen(this: unknown, ...input: unknown[]) {
    const [config, values] = input as [string | Statement, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    if (kept.test(text) && ofCall.getStore())
      heard.push({ text, values: (typeof config === 'string' ? values : config.values) ?? [] });
    return original.apply(this, input);
  };
  await ofCall.run(true, work);
  prototype.query = original;
  return heard;
}
