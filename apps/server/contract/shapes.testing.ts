import { expect } from 'vitest';

// Shapes of specification §3 and §7; a field that is there and not here fails the test.

export const text = expect.any(String) as unknown;
export const filled = expect.stringMatching(/./) as unknown;
export const whole = expect.any(Number) as unknown;
const bit = expect.toSatisfy((value: unknown) => value === 0 || value === 1) as unknown;
export const done = { status: 'success', message: text };
export const listOf = (row: object, atLeast = 1) =>
  expect.toSatisfy((rows: unknown) => {
    expect(rows).toEqual(expect.any(Array));
    const all = rows as unknown[];
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    for (const one of all) expect(one).toEqual(row);
    return true;
  }) as unknown;

export const userLogin = {
  id: filled,
  email: filled,
  name: filled,
  F_PERSON_ID: filled,
  F_FIRST_NAME: filled,
  F_LAST_NAME: filled,
  F_POSITION_NAME: filled,
  F_FIRST_NAME_EN: text,
  F_LAST_NAME_EN: text,
  F_POSITION_NAME_EN: text,
  userInformation: { F_FIRST_NAME: filled, F_LAST_NAME: filled, F_IS_AGREE_PDPA: bit },
};

const token = expect.stringMatching(/^[\w-]{43}$/) as unknown;
/** Both shapes of specification §3 in one. */
export const signedIn = {
  ...done,
  message: 'เข้าสู่ระบบสำเร็จ !',
  oauth_id: null,
  token,
  success: { token },
  userLogin,
};

export const card = {
  CODE: filled,
  TITLE: filled,
  COUNT: whole,
  COLOR: filled,
  ICON: filled,
  OVERDUE: whole,
  DUE_TODAY: whole,
  DUE_TOMORROW: whole,
  // An empty queue has no oldest entry.
  OLDEST: expect.toSatisfy((value) => value === null || typeof value === 'string') as unknown,
};

export const moduleItem = {
  MENU_ID: whole,
  MENU_NAME: filled,
  MENU_ICON: filled,
  MENU_ACTION: filled,
  MENU_TYPE: text,
};

export const menuItem = {
  MENU_SEQ: whole,
  MENU_ID: whole,
  MENU_NAME: filled,
  MENU_ICON: filled,
  MENU_ACTION: filled,
  PM_QUERY: bit,
  PM_MANAGE: bit,
  COUNT: expect.toSatisfy((count) => count === null || Number.isInteger(count)) as unknown,
};

export const alert = {
  NN_RECEIVE_ID: filled,
  NN_DATA: text,
  NN_TITLE: filled,
  IS_READ: bit,
  MODULE: filled,
  OPTIONS: filled,
  F_DOC_TITLE: text,
  F_DOC_ID: text,
  F_TRANS_ID: text,
  F_DOC_GET_ID: text,
  CREATED_AT: filled,
  isClosed: expect.any(Boolean) as unknown,
  isSettled: expect.any(Boolean) as unknown,
  moduleName: filled,
  moduleIcon: filled,
};

export const todoRow = expect.objectContaining({
  F_DOC_TYPE_NAME: filled,
  F_DOC_SPEED_NAME: filled,
  F_DOC_NO: text,
  F_DOC_TITLE: filled,
  F_NAME: text,
  F_COM_DESC: text,
  F_RECEIVER_TEXT: text,
  F_TRANS_ID: text,
  F_DOC_ID: filled,
  F_DEPT_ID: text,
  F_JOB_ID: text,
  F_RECEIVER_DEPT_ID: text,
  F_IS_USE_DOC_NO_OWNER_DEPT: expect.stringMatching(/^[01]$/) as unknown,
  F_SENDER_TYPE_TO_ID: text,
  F_SENDER_TYPE_TO_NAME: text,
  statusSendToPerson: expect.any(Boolean) as unknown,
  statusJobCommand: expect.any(Boolean) as unknown,
  F_DOC_SEND: text,
  F_IS_FILE: expect.stringMatching(/^[01]$/) as unknown,
}) as object;

export const bookRow = expect.objectContaining({
  SEQ: whole,
  F_NO_MEET: text,
  F_DOC_NO: text,
  F_DOC_TITLE: filled,
  F_DOC_COMMAND_NAME_UNDER: text,
  F_TRANS_ID: text,
}) as object;

/** The eight groups in their order. */
const groups = [
  'cycle',
  'command',
  'regularity',
  'rule',
  'news',
  'announce',
  'declaration',
  'meet',
];
export const dashboard = {
  area: { isShown: true, title: 'เอกสารเผยแพร่' },
  ...done,
  item: groups.map(
    (bookType) =>
      expect.objectContaining({
        bookType,
        items: listOf(bookRow, bookType === 'news' ? 1 : 0),
      }) as unknown,
  ),
};
