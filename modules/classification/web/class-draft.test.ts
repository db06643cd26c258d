import { expect, it } from 'vitest';
import { classInput, emptyClass, isHigher, outcomeOf } from './class-draft.ts';

const held = { files: 2, hasText: true };
const bare = { files: 0, hasText: false };
const secret = (content: typeof held, upperClasses: 'register-only' | 'whole' = 'register-only') =>
  ({ content, upperClasses }) as unknown as Parameters<typeof outcomeOf>[0];

it('[8.06] says what is deleted before a document rises, and asks its subject when it comes down', () => {
  const quiet = { deletes: false, asksSubject: false };
  expect(outcomeOf(secret(held), 'confidential', 'secret')).toEqual({
    ...{ deletes: true, asksSubject: false, files: 2 },
  });
  expect(outcomeOf(secret(bare), 'confidential', 'secret')).toMatchObject(quiet);
  expect(outcomeOf(secret(held), 'normal', 'confidential')).toMatchObject(quiet);
  expect(outcomeOf(secret(held, 'whole'), 'normal', 'top-secret')).toMatchObject(quiet);
  expect(outcomeOf(secret(bare), 'top-secret', 'secret')).toMatchObject(quiet);
  expect(outcomeOf(secret(bare), 'secret', 'normal')).toMatchObject({
    ...{ deletes: false, asksSubject: true },
  });
  expect(outcomeOf(undefined, 'normal', 'secret')).toMatchObject(quiet);
  expect(outcomeOf(secret(held), 'normal', null)).toMatchObject(quiet);
});

it('sends no class that was not chosen, and orders the classes', () => {
  expect(classInput(emptyClass)).not.toHaveProperty('secrecy');
  expect(classInput({ ...emptyClass, secrecy: 'secret', title: ' เรื่อง ' })).toMatchObject({
    ...{ secrecy: 'secret', title: 'เรื่อง', removesContent: false },
  });
  expect(['normal', 'secret', 'top-secret'].map((to) => isHigher(to, 'confidential'))).toEqual([
    ...[false, true, true],
  ]);
});
