import { signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';

/**
 * What the browser keeps of a signed-in person who has agreed to the privacy policy and the
 * cookies.
 */
export async function sessionOf(
  url: string,
  account: string,
): Promise<Readonly<Record<string, string>>> {
  const api = await agreeBefore(url, account);
  const { userLogin } = await api.post('/verify', {});
  return {
    sarn_token: api.token,
    sarn_userLogin: JSON.stringify(userLogin),
    sarn_allow: '1',
  };
}

/**
 * Agrees to the privacy policy, so that it is not asked again, and leaves a session open, so that
 * the next sign-in asks whether to take it over.
 */
export async function agreeBefore(url: string, account: string): Promise<ApiClient> {
  const api = await signIn(url, account);
  await api.post('/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1 });
  return api;
}
