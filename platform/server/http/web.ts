import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentPolicy } from './security.ts';

/** Name of the tab and its icon (a path below the base), before any script has run. */
export interface PageBrand {
  readonly title: string;
  readonly icon: string;
}

export interface WebSettings {
  readonly basePath: string;
  /** Folder of the browser build, with index.html and assets/. */
  readonly folder: string;
  /** True where the build may change while the server runs. */
  readonly isRereading: boolean;
  /** That of the build by default. */
  readonly brand?: PageBrand | undefined;
}

const yearInSeconds = 31_536_000;

/** The browser build: files with a hash in their name are cached for ever, others revalidated. */
export async function addWeb(http: FastifyInstance, settings: WebSettings): Promise<void> {
  if (!existsSync(settings.folder)) return;
  await http.register(fastifyStatic, {
    root: settings.folder,
    serve: false,
    index: false,
    preCompressed: true,
    decorateReply: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      const lasting = `public, max-age=${yearInSeconds}, immutable`;
      void reply.header('cache-control', isHashed ? lasting : 'no-cache');
    },
  });
  // Not the route of the plugin: for each file it reads the folder of all files, to compare upper
  // and lower case. That protects other routes beside it, of which there are none. File names need
  // no decoding.
  http.get(`${settings.basePath}*`, (request, reply) => {
    const path = (request.url.split('?', 1)[0] ?? '').slice(settings.basePath.length - 1);
    // A folder is a page address: without this, `/` fails for a client that accepts no compression.
    const isFile = path !== '/index.html' && /\.\w+$/.test(path);
    return isFile ? reply.sendFile(path) : reply.callNotFound();
  });
}

/** Sends index.html for every page address; null when there is no browser build. */
export function indexSender(settings: WebSettings): ((reply: FastifyReply) => FastifyReply) | null {
  const file = join(settings.folder, 'index.html');
  if (!existsSync(file)) return null;
  const kept = readFileSync(file, 'utf8');
  return (reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const html = settings.isRereading ? readFileSync(file, 'utf8') : kept;
    return reply
      .code(200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentPolicy(nonce))
      .send(branded(placeHtml(html, settings.basePath, nonce), settings.brand));
  };
}

/** The page with its base address and the nonce under which its libraries may insert styles. */
export function placeHtml(html: string, basePath: string, nonce: string): string {
  const head = `<base href="${basePath}"><meta property="csp-nonce" nonce="${nonce}">`;
  const withLanguage = /<html[^>]*\slang=/.test(html)
    ? html
    : html.replace('<html', '<html lang="th"');
  return withLanguage.replace(/<base[^>]*>/, '').replace(/<head[^>]*>/, (tag) => tag + head);
}

function branded(html: string, brand: PageBrand | undefined): string {
  if (!brand) return html;
  const icon = `<link rel="icon" href="${escaped(brand.icon)}" />`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(brand.title)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, () => icon);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
