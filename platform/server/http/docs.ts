import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { AppError } from '@sarn/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate, IsSignedInDevice } from '../module.ts';
import { tokenOf } from './context.ts';
import { deviceSecretOf } from './device-cookie.ts';

/** Who may read the API document; `off`: there is none. */
export type DocsAccess = 'off' | 'signed-in' | 'open';

/** Who is signed in, by token or by cookie. */
export interface DocsReaders {
  readonly authenticate: Authenticate;
  readonly isSignedInDevice?: IsSignedInDevice | undefined;
}

/**
 * The API document: as a page at `{base}docs`, as JSON at `{base}docs/json`.
 *
 * @param describe makes the document; called when somebody first reads it: that takes longer than all
 *   the rest of a start
 */
export async function addDocs(
  http: FastifyInstance,
  basePath: string,
  describe: () => object,
  access: DocsAccess,
  readers: DocsReaders,
): Promise<void> {
  if (access === 'off') return;
  let made: object | undefined;
  // What writes it, as JSON or as YAML, asks an object for what is to be written.
  const document = { toJSON: () => (made ??= describe()) };
  await http.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await http.register(swaggerUi, {
    routePrefix: `${basePath}docs`,
    uiConfig: { docExpansion: 'none', validatorUrl: null, tryItOutEnabled: false },
    uiHooks: {
      onRequest: (request, _reply, done) => {
        const mayRead = access === 'open' ? Promise.resolve(true) : isReader(request, readers);
        mayRead.then(
          (isAllowed) => done(isAllowed ? undefined : new AppError('platform.unauthenticated')),
          done,
        );
      },
    },
  });
}

/** A page that is opened in the browser sends the cookie only, a program its token. */
async function isReader(request: FastifyRequest, readers: DocsReaders): Promise<boolean> {
  const deviceSecret = deviceSecretOf(request.headers);
  const token = tokenOf(request);
  const from = { ip: request.ip, userAgent: '', deviceSecret };
  if (token !== null && (await readers.authenticate(token, from))) return true;
  return deviceSecret !== null && (await readers.isSignedInDevice?.(deviceSecret)) === true;
}
