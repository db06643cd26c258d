import { expect } from 'vitest';
import { password } from '../testing.ts';
import {
  alert,
  card,
  dashboard,
  done,
  filled,
  listOf,
  menuItem,
  moduleItem,
  signedIn,
  text,
  todoRow,
  userLogin,
  whole,
} from './shapes.testing.ts';
import { reader } from './instance.testing.ts';
import type { Fields, Reply, TestInstance } from './instance.testing.ts';

/** A call that is refused: what is wrong in it, its fields, and the expected status and code. */
export interface Refusal {
  readonly what: string;
  readonly fields: Fields;
  readonly status: number;
  readonly code: string;
}

/** One row of the table of specification §7, and what the server must do for it. */
export interface SpecifiedCall {
  /** The row as the specification has it: call, payload, response. */
  readonly line: string;
  readonly method?: 'GET';
  readonly path: string;
  /** Fields of a call that succeeds, created anew for each call. */
  readonly fields?: (instance: TestInstance) => Fields | Promise<Fields>;
  /** The session it is made with; the reader's when left out, null for a public call. */
  readonly session?: null | ((instance: TestInstance) => Promise<string>);
  readonly answer: object;
  readonly refusals?: readonly Refusal[];
}

const right = (account: string) => () => ({ username: account, password });
const unknown: readonly Refusal[] = [
  {
    what: 'a wrong password',
    fields: { username: 'secretary', password: 'Wrong2569' },
    status: 401,
    code: 'identity.wrong-credentials',
  },
  {
    what: 'an unknown user, answered alike',
    fields: { username: 'nobody', password: 'Wrong2569' },
    status: 401,
    code: 'identity.wrong-credentials',
  },
  {
    what: 'no username',
    fields: { username: ' ', password },
    status: 422,
    code: 'identity.username-required',
  },
  {
    what: 'no password',
    fields: { username: 'secretary', password: '' },
    status: 422,
    code: 'identity.password-required',
  },
];

const endsSession = {
  session: (instance: TestInstance) => instance.enter('officer2.legal'),
  answer: done,
};
const noSuchId = '0198a2f0-0000-7000-8000-000000000000';

/** Specification §7, the table of calls, from its first row to its last. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  {
    line: 'POST /verify | empty | status success, userLogin',
    path: '/verify',
    answer: { ...done, userLogin },
  },
  { line: 'POST /logout | empty | status success', path: '/logout', ...endsSession },
  { line: 'POST /core/revoke | empty | status, message', path: '/core/revoke', ...endsSession },
  { line: 'POST /core/revoke (also revoke)', path: '/revoke', ...endsSession },
  {
    line: 'POST users/pre-login | username, password | status, message, oauth_id',
    path: '/users/pre-login',
    fields: right('deputy'),
    session: null,
    answer: { ...done, oauth_id: null },
    refusals: unknown,
  },
  ...['/users/login', '/users/ig-login', '/login'].map((path): SpecifiedCall => ({
    line: `POST ${path} | username, password | status, message, success.token, userLogin`,
    path,
    fields: right('officer2.legal'),
    session: null,
    answer: signedIn,
    refusals: unknown,
  })),
  {
    line: 'POST core/forgot-password | F_EMAIL | status success, message',
    path: '/core/forgot-password',
    fields: () => ({ F_EMAIL: 'secretary@example.go.th' }),
    session: null,
    answer: { ...done, message: filled },
    refusals: [
      {
        what: 'no address of e-mail',
        fields: { F_EMAIL: 'secretary@' },
        status: 422,
        code: 'identity.email-invalid',
      },
    ],
  },
  {
    line: 'POST core/reset-password | NEW_PASSWORD, EMAIL, OTP | status, message',
    path: '/core/reset-password',
    fields: async (instance) => {
      const { key, code } = await instance.resetMail('clerk.legal');
      return { NEW_PASSWORD: 'Saraban2570', EMAIL: key, OTP: code };
    },
    session: null,
    answer: { ...done, message: filled },
    refusals: [
      {
        what: 'a guessed code',
        fields: { NEW_PASSWORD: 'Saraban2570', EMAIL: 'guess', OTP: '12345678' },
        status: 422,
        code: 'identity.code-invalid',
      },
      {
        what: 'a password that is too short',
        fields: { NEW_PASSWORD: 'Sar2570', EMAIL: 'guess', OTP: '12345678' },
        status: 422,
        code: 'identity.password-too-short',
      },
    ],
  },
  {
    line: 'POST sarabun/request-pdpa | F_IS_AGREE_PDPA, F_IS_AGREE | status, message',
    path: '/sarabun/request-pdpa',
    fields: () => ({ F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 }),
    answer: { ...done, message: filled },
    refusals: [
      {
        what: 'neither yes nor no',
        fields: {},
        status: 422,
        code: 'identity.consent-unclear',
      },
    ],
  },
  {
    line: 'POST sarabun/get-todo-list | typeCode, paging, sort, generalSearch | data list',
    path: '/sarabun/get-todo-list',
    fields: () => ({
      typeCode: 'jobAssign',
      paging: '{"page":1,"size":10}',
      sort: '{"field":"since","direction":"desc"}',
      generalSearch: '',
    }),
    answer: { ...done, data: listOf(todoRow), total: whole, isCapped: false },
    refusals: [
      {
        what: 'a queue nobody knows',
        fields: { typeCode: 'nothing' },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /get-todo-lists | search | status, items (cards)',
    path: '/get-todo-lists',
    fields: () => ({ search: '' }),
    answer: { ...done, items: listOf(card, 8) },
    refusals: [
      {
        what: 'a search without end',
        fields: { search: 'ก'.repeat(2_000) },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /get-dashboard | optional bookType, querySearch | status, item array of 8 groups',
    path: '/get-dashboard',
    fields: () => ({ querySearch: '' }),
    answer: dashboard,
    refusals: [
      {
        what: 'a group nobody knows',
        fields: { bookType: 'novel' },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /update-read-portal | F_DOC_ID | not shown',
    path: '/update-read-portal',
    fields: async (instance) => ({ F_DOC_ID: (await instance.letter()).documentId }),
    answer: { ...done, is_save: true, item: { F_DOC_ID: filled, F_DOC_TITLE: filled } },
    refusals: [
      {
        what: 'a document one may not see',
        fields: { F_DOC_ID: noSuchId },
        status: 404,
        code: 'registry.not-found',
      },
    ],
  },
  {
    line: 'POST /notification-update-read | NN_RECEIVE_ID | status, message, is_save, item',
    path: '/notification-update-read',
    fields: async (instance) => ({ NN_RECEIVE_ID: (await instance.letter()).receiveId }),
    answer: { ...done, is_save: true, item: { F_DOC_ID: filled, F_TRANS_ID: text } },
    refusals: [
      {
        what: 'a notification of somebody else',
        fields: { NN_RECEIVE_ID: noSuchId },
        status: 404,
        code: 'notification.not-found',
      },
    ],
  },
  {
    line: 'POST /notification-update-read-all | MODULE[] = SARABUN, SARABAN (main header)',
    path: '/notification-update-read-all',
    fields: () => ({ MODULE: ['SARABUN', 'SARABAN'] }),
    answer: { ...done, count: whole },
    refusals: [
      {
        what: 'a module nobody knows',
        fields: { MODULE: ['KITCHEN'] },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /notification-update-read-all | MODULE[] = ALL (portal header)',
    path: '/notification-update-read-all',
    fields: () => ({ MODULE: ['ALL'] }),
    answer: { ...done, count: whole },
  },
  {
    line: 'POST /get-decode-document-api | F_DOC_ID_ENCODE | item.F_DOC_ID',
    path: '/get-decode-document-api',
    fields: async (instance) => ({ F_DOC_ID_ENCODE: (await instance.letter()).encodedId }),
    answer: { ...done, item: { F_DOC_ID: filled } },
    refusals: [
      {
        what: 'an id that stands for nothing',
        fields: { F_DOC_ID_ENCODE: 'AAAAAAAAAAAAAAAAAAAAAAAA' },
        status: 404,
        code: 'registry.not-found',
      },
    ],
  },
  {
    line: 'GET /service/menu-module-permission | none | items[] module items',
    method: 'GET',
    path: '/service/menu-module-permission',
    answer: { ...done, items: listOf(moduleItem) },
  },
  {
    line: 'POST /sarabun/get-authen-user-menu-permission-header-bottom | MENU_PARENT, MENU_LEVEL, PM_QUERY | status, item[]',
    path: '/sarabun/get-authen-user-menu-permission-header-bottom',
    fields: () => ({ MENU_PARENT: 3099, MENU_LEVEL: 1, PM_QUERY: 1 }),
    answer: { ...done, item: listOf(menuItem) },
    refusals: [
      {
        what: 'a parent that is no number',
        fields: { MENU_PARENT: 'root' },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /sarabun/get-notifications | MODULE[] = SARABUN, SARABAN | status, items{totalAlert, alerts, logs}',
    path: '/sarabun/get-notifications',
    fields: () => ({ MODULE: ['SARABUN', 'SARABAN'] }),
    answer: {
      ...done,
      items: {
        totalAlert: whole,
        alerts: listOf(alert),
        logs: listOf({ icon: filled, header: filled, dateAlert: filled }, 0),
      },
    },
    refusals: [
      {
        what: 'a module nobody knows',
        fields: { MODULE: ['KITCHEN'] },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
  {
    line: 'POST /service/get-all-notification | take (10) | status, items[], count',
    path: '/service/get-all-notification',
    fields: () => ({ take: 10 }),
    answer: { ...done, items: listOf(alert), count: whole },
    refusals: [
      {
        what: 'more than is given at once',
        fields: { take: 5_000 },
        status: 422,
        code: 'platform.invalid-input',
      },
    ],
  },
];

/** The session a call is made with. */
export async function tokenFor(
  call: SpecifiedCall,
  instance: TestInstance,
): Promise<string | null> {
  if (call.session === null) return null;
  return call.session ? call.session(instance) : instance.office.token(reader);
}

/** The shape of every refusal. */
export function expectRefusal(reply: Reply, status: number, code: string): void {
  expect([reply.status, reply.body['code']]).toEqual([status, code]);
  expect(reply.body).toMatchObject({
    status: 'error',
    message: filled,
    params: expect.any(Object) as unknown,
    requestId: filled,
  });
}
