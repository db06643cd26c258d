import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { ClientMetadata } from 'oidc-provider';

/** A real OpenID provider with a sign-in page, for the test that started it. */
export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs in at the provider's page as a browser does; returns the address of the redirect. */
  visit(address: string, account: string): Promise<URL>;
  /** The same, but the person refuses. */
  refuse(address: string): Promise<URL>;
  stop(): Promise<void>;
}

/** Claims of the provider, by the account with which people sign in. */
export type Claims = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const client = { client_id: 'sarn', client_secret: 'a-secret-of-the-provider-and-us' };

export async function startProvider(redirectUri: string, claims: Claims): Promise<TestProvider> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata: ClientMetadata = { ...client, redirect_uris: [redirectUri] };
  const provider = new Provider(issuer, {
    clients: [metadata],
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...claims[id] }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    visit: (address, account) => walk(address, redirectUri, account),
    refuse: (address) => walk(address, redirectUri, null),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Follows the pages of the provider, with cookies, until the redirect back to us. */
async function walk(address: string, redirectUri: string, account: string | null): Promise<URL> {
  const jar = new Map<string, string>();
  let at = new URL(address);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const response: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    form = null;
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      at = new URL(location, at);
      if (at.href.startsWith(redirectUri)) return at;
      continue;
    }
    const html = await response.text();
    if (response.status !== 200)
      throw new Error(`the provider answers ${response.status}: ${html}`);
    if (account === null) {
      at = new URL(/href="([^"]+\/abort)"/.exec(html)?.[1] ?? '', at);
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '';
    form = new URLSearchParams({ prompt, login: account, password: 'any' });
    at = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '', at);
  }
  throw new Error('the provider did not send back');
}
