import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(facts: object): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).error(facts, 'message');
  return lines.join('');
}

test('fields with names of secrets never show their value', () => {
  const line = logged({ token: 'abc-token', person: { email: 'a@example.go.th' }, id: '7' });
  expect(line).not.toMatch(/abc-token|example\.go\.th/);
  expect(JSON.parse(line)).toMatchObject({ level: 'error', id: '7', token: '[hidden]' });
});

test('an error of the database keeps its code and loses the values it quotes', () => {
  const err = Object.assign(new Error('invalid input syntax for type uuid: "สมชาย"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(a@example.go.th) exists',
  });
  const line = logged({ err });
  expect(line).not.toMatch(/สมชาย|example\.go\.th/);
  const { err: told } = JSON.parse(line) as { err: { code: string; stack: string[] } };
  expect(told.code).toBe('22P02');
  expect(told.stack[0]).toContain('log.test.ts');
});

test('an error of the JSON reader does not show the text it read', () => {
  let err: unknown;
  try {
    JSON.parse('secret-text');
  } catch (error) {
    err = error;
  }
  expect(logged({ err })).not.toContain('secret');
});
