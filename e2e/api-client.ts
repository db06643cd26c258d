import { samplePdf } from '@sarn/testing';

export const demoPassword = 'Sarn2569';

export type Answer = { status: number } & Record<string, unknown>;

/** A signed-in person at the API, without a browser. */
export interface ApiClient {
  readonly token: string;
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Uploads a small PDF with these words, or a picture as it is. @returns the id of the file */
  upload(what: string | Buffer): Promise<string>;
}

let machines = 0;

/** Signs in with the demo password, each time from another address, as for many people. */
export async function signIn(url: string, username: string): Promise<ApiClient> {
  const login = await send(url, '/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  if (typeof login['token'] !== 'string') throw new Error(`${username} could not sign in`);
  return clientWith(url, login['token']);
}

function nextAddress(): string {
  machines += 1;
  return `172.16.${process.pid % 256}.${machines % 256}`;
}

/** The client of a session that exists; a session outlives the server. */
export function clientWith(url: string, token: string): ApiClient {
  const authorization = `Bearer ${token}`;
  return {
    token,
    post: (path, body, headers = {}) =>
      send(url, path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    get: (path) => send(url, path, { headers: { authorization } }),
    async upload(what) {
      const form = new FormData();
      const isText = typeof what === 'string';
      const bytes = isText ? samplePdf(what) : what;
      form.append('file', new Blob([bytes.slice()]), isText ? 'letter.pdf' : 'scan.png');
      const answer = await send(url, '/file/upload', {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      const { items } = answer as unknown as { items?: { id: string }[] };
      if (!items?.[0]) throw new Error(`upload failed: ${JSON.stringify(answer)}`);
      return items[0].id;
    },
  };
}

async function send(url: string, path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, init);
  return { ...((await response.json()) as object), status: response.status };
}

/** A filled register form; the number makes each letter another one. */
export function letterForm(number: number | string, fileId: string) {
  return {
    sender: 'สำนักงานตัวอย่างเพื่อการวัด',
    letterNo: `ตย 0999/${number}`,
    letterDate: '2026-01-15',
    addressee: 'ผู้อำนวยการสำนักงาน',
    title: `ขอส่งข้อมูลประกอบการพิจารณา ฉบับที่ ${number}`,
    speed: 'normal',
    secrecy: 'normal',
    fileIds: [fileId],
  };
}
