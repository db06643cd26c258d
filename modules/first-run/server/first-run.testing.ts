import { TOTP, Secret } from 'otpauth';
import type { FirstRunView } from '@sarn/first-run/contract';
import { startTestApp } from '@sarn/server/testing';
import type { TestApp, TestAppOptions } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';

/** Answer of a call of the first setup. */
export interface SetupAnswer {
  readonly status: number;
  readonly code?: string;
  readonly view: FirstRunView;
  readonly sample?: string | null;
  readonly recoveryCodes?: readonly string[];
  readonly signedIn?: { readonly token: string };
}

/** An empty installation with the code that its start printed. */
export interface EmptyInstallation {
  readonly app: TestApp;
  readonly code: string;
  /** Token of the administrator, once there is one. */
  token: string;
  post(path: string, body: object): Promise<SetupAnswer>;
  /** The number that an app of one-time codes shows now. */
  factorCode(secret: string): string;
  close(): Promise<void>;
}

export async function openEmpty(options: TestAppOptions = {}): Promise<EmptyInstallation> {
  const app = await startTestApp(options);
  const code = await app.services.firstRun.openSetup();
  if (code === null) throw new Error('somebody can sign in already');
  const empty: EmptyInstallation = {
    ...{ app, code, token: '', close: () => app.close() },
    async post(path, body) {
      const answer = await app.fetch(`/api/first-run/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(empty.token === '' ? {} : { authorization: `Bearer ${empty.token}` }),
        },
        body: JSON.stringify(body),
      });
      return { ...((await answer.json()) as SetupAnswer), status: answer.status };
    },
    factorCode: (secret) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: app.platform.clock.now().getTime(),
      }),
  };
  return empty;
}

export const agency = {
  ...{ nameTh: 'สำนักงานตัวอย่าง', abbreviation: 'สตย.', pack: 'university', letterCode: 'ดท 0100' },
  ...{ unitCode: '01', address: 'ถนนตัวอย่าง\nกรุงเทพฯ 10993', phone: '0 2999 0100', mail: '' },
};

export const administrator = {
  ...{ firstName: 'สมศรี', lastName: 'ใจดี', email: 'somsri@office.example' },
  ...{ username: 'somsri', password: samplePassword },
};

/** Makes agency and administrator; the calls after it are theirs. @returns the state */
export async function passFirstSteps(empty: EmptyInstallation): Promise<FirstRunView> {
  const { code } = empty;
  const seen = (await empty.post('look', { code })).view.version;
  const { view } = await empty.post('agency', { ...agency, code, seen });
  const factorCode = view.factor ? empty.factorCode(view.factor.secret) : '';
  const made = await empty.post('administrator', {
    ...{ ...administrator, code, seen: view.version, factorCode },
  });
  if (!made.signedIn) throw new Error(JSON.stringify(made));
  empty.token = made.signedIn.token;
  return made.view;
}
