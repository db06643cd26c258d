import type { HttpServer } from '@sarn/platform-server';

/** Pages with which people begin. */
const beginnings = ['', 'login', 'portal'];

/**
 * Leads whoever opens a new installation to its first setup: the sign-in page could let nobody in.
 *
 * @param isOpen whether a setup code waits for somebody; asked only for these pages
 */
export function addFirstRunAddress(
  http: HttpServer,
  basePath: string,
  isOpen: () => Promise<boolean>,
): void {
  const paths = new Set(beginnings.map((page) => `${basePath}${page}`));
  http.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (request.method !== 'GET' || !paths.has(path)) return;
    if (await isOpen()) await reply.redirect(`${basePath}first-run`);
  });
}
