import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Every command that a person sends has a key, under which its answer is kept for a week. */

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [part: string]: unknown;
}

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, { readonly post?: Call }>> };

interface Call {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Answers of the assistant of the first start have a secret only while nobody is signed in: no key is kept. */
const beforeSignIn = /^\/first-run\//;
const secret = /^(token|secret|recoveryCodes|rootKey|password|idCard|citizenId)$/;

const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === 'properties' ? Object.keys(inner as Schema) : []),
        ...namesIn(inner),
      ]);

test('no answer with a secret is kept', () => {
  const kept = Object.entries(document.paths).flatMap(([path, { post }]) =>
    post?.parameters?.some(({ name }) => name === 'Idempotency-Key') && !beforeSignIn.test(path)
      ? [{ path, names: namesIn(post.responses['200']).filter((name) => secret.test(name)) }]
      : [],
  );
  expect(kept.length).toBeGreaterThan(200);
  expect(kept.filter(({ names }) => names.length > 0)).toEqual([]);
});
