import type { Platform } from '@sarn/platform-server';
import { TOTP } from 'otpauth';
import type { SecondFactorAsked } from '@sarn/authentication/contract';
import type { SecondFactorState } from '../contract/index.ts';
import { password } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { secondFactorModule } from './index.ts';
import type { SecondFactorOptions } from './index.ts';
import { Authenticator } from './authenticator.testing.ts';

/** Fields that answers of the second factor may have; tests check which are present. */
export interface FactorBody extends SecondFactorState {
  readonly status: string;
  readonly code: string;
  readonly message: string;
  readonly params: Readonly<Record<string, number>>;
  readonly oauth_id: string | null;
  readonly token: string;
  readonly secret: string;
  readonly address: string;
  readonly recoveryCodes: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly secondFactor: SecondFactorAsked['secondFactor'];
}

export interface FactorAnswer {
  readonly status: number;
  readonly body: FactorBody;
}

/** Options for `openHarness`: an agency that offers both, or one that offers none. */
export const withFactors = (options?: SecondFactorOptions) => ({
  above: (
    platform: Platform,
    { organisation, authentication }: Pick<Harness, 'organisation' | 'authentication'>,
  ) => [
    secondFactorModule(
      platform,
      { identityKey: organisation.identityKey, signIn: authentication.signIn },
      options,
    ),
  ],
});

export const secondFactor = withFactors({
  oneTimeCodes: true,
  passkeys: true,
  productName: 'สาร',
});

/** The calls of the second factor, as a browser makes them. */
export function factorCalls(instance: () => Harness) {
  const post = async (path: string, fields: object, token?: string): Promise<FactorAnswer> =>
    (await instance().post(path, { ...fields }, token)) as unknown as FactorAnswer;
  const own = '/identity/second-factor';
  /** The code that an app shows now, or some steps before or after now. */
  const code = (secret: string, steps = 0): string =>
    new TOTP({ secret }).generate({ timestamp: instance().clock.now().getTime() + steps * 30_000 });
  const login = (username: string, fields: object = {}) =>
    post('/users/login', { username, password, ...fields });
  const answer = (ticket: string, fields: object) =>
    post('/users/second-factor', { ticket, method: 'one-time-code', ...fields });

  return {
    post,
    code,
    login,
    answer,
    async state(token: string): Promise<SecondFactorState> {
      return ((await instance().get(own, token)) as unknown as FactorAnswer).body;
    },
    /** The ticket that a right password returns. */
    async ticket(username: string): Promise<string> {
      return (await login(username)).body.secondFactor.ticket;
    },
    /** Sets the app up; the clock is advanced so that its next code is a new one. */
    async addApp(token: string): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
      const { secret } = (await post(`${own}/app/begin`, { password }, token)).body;
      const { status, body } = await post(`${own}/app/confirm`, { code: code(secret) }, token);
      if (status !== 200) throw new Error(`not set up: ${JSON.stringify(body)}`);
      instance().clock.advance(60_000);
      return { secret, recoveryCodes: body.recoveryCodes };
    },
    async addPasskey(token: string, name = 'เครื่องที่ทำงาน') {
      const authenticator = new Authenticator();
      const begun = await post(`${own}/passkey/begin`, { password }, token);
      const response = authenticator.make(begun.body.options);
      const added = await post(`${own}/passkey/add`, { name, response }, token);
      return { authenticator, added };
    },
    /** Options for signing by an authenticator. @param ticket for a second factor */
    async challenge(ticket?: string): Promise<FactorBody['options']> {
      const sent = ticket === undefined ? {} : { ticket };
      return (await post('/users/passkey-options', sent)).body.options;
    },
  };
}
