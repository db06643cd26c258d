import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** The API document: as a page at `{base}docs`, as JSON at `{base}docs/json`. */
export async function addDocs(
  http: FastifyInstance,
  basePath: string,
  document: object,
): Promise<void> {
  await http.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await http.register(swaggerUi, {
    routePrefix: `${basePath}docs`,
    uiConfig: { docExpansion: 'none', validatorUrl: null, tryItOutEnabled: false },
  });
}
