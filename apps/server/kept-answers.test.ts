import type { Route } from '@sarn/platform-server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describedModules } from './openapi.ts';
import { withoutKey } from './testing/without-key.testing.ts';

/*
 * A command that is sent again, because its answer was lost, is not done twice: it has a key, under which its
 * answer is kept for a week.
 */

const posts = describedModules()
  .flatMap(({ routes }) => routes)
  .filter(({ endpoint }) => endpoint.method === 'POST' && endpoint.access !== 'public');

const isCommand = ({ kind }: Route): boolean =>
  kind === 'command' || kind === 'upload' || kind === 'steps';
const honoursKey = (route: Route): boolean => isCommand(route) && !route.endpoint.takesNoKey;
const pathsOf = (routes: readonly Route[]): string[] =>
  routes.map(({ endpoint }) => endpoint.path).toSorted();

test('every POST of a signed-in person honours the key of a repeat, or has a reason not to', () => {
  expect(posts.length).toBeGreaterThan(250);
  const others = posts.filter((route) => !honoursKey(route));
  expect(pathsOf(others)).toEqual(Object.keys(withoutKey).toSorted());
});

/** Answers of the assistant of the first start have a secret only while nobody is signed in: no key is kept. */
const beforeSignIn = /^\/first-run\//;
const secret = /^(token|secret|recoveryCodes|rootKey|password|idCard|citizenId)$/;

const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === 'properties' ? Object.keys(inner as object) : []),
        ...namesIn(inner),
      ]);

test('no answer with a secret is kept', () => {
  const kept = posts.filter(
    (route) =>
      honoursKey(route) && !route.endpoint.keepsNoAnswer && !beforeSignIn.test(route.endpoint.path),
  );
  expect(kept.length).toBeGreaterThan(200);
  const found = kept.map(({ endpoint: { path, output } }) => ({
    path,
    names: namesIn(z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })).filter(
      (name) => secret.test(name),
    ),
  }));
  expect(found.filter(({ names }) => names.length > 0)).toEqual([]);
});

test('a repeat whose answer is not kept gets a refusal that the call declares', () => {
  const refused = posts
    .map(({ endpoint }) => endpoint)
    .filter(({ keepsNoAnswer = 'read-again' }) => keepsNoAnswer !== 'read-again');
  expect(refused.length).toBeGreaterThan(5);
  for (const { path, keepsNoAnswer, errors } of refused) {
    expect(errors, path).toContain(keepsNoAnswer);
  }
});
