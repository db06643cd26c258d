import { password } from './agency.testing.ts';
import type { TestApp } from './test-app.testing.ts';

export interface SignIns {
  /** Signs the account in at the first call. */
  readonly token: (account: string) => Promise<string>;
  /** Its session was ended: the next call signs it in anew. */
  readonly forget: (account: string) => void;
}

/**
 * Gives each account its token, and signs it in once: a second sign-in would end the first session. One after the
 * other: of many at once from one address the last are asked for a captcha, how many depends on how busy the machine is.
 */
export function signIns(app: TestApp): SignIns {
  const tokens = new Map<string, string>();
  let last: Promise<string> = Promise.resolve('');
  const signIn = async (account: string): Promise<string> => {
    const response = await app.fetch(`/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: account, password }),
    });
    const { token, code } = (await response.json()) as { token?: string; code?: string };
    if (!token) throw new Error(`${account} could not sign in: ${code}`);
    tokens.set(account, token);
    return token;
  };
  return {
    async token(account) {
      const known = tokens.get(account);
      if (known !== undefined) return known;
      const signedIn = last.then(() => tokens.get(account) ?? signIn(account));
      last = signedIn.catch(() => '');
      return signedIn;
    },
    forget: (account) => void tokens.delete(account),
  };
}
