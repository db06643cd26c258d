import { expect, test } from 'vitest';
import type { z } from 'zod';
import { describedModules } from '../openapi.ts';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The schema inside `optional` and `default`. */
function bare(schema: z.ZodType): z.ZodType {
  const { type, innerType } = definitionOf(schema);
  const isWrapped = ['optional', 'default', 'nullable', 'prefault'].includes(type);
  return isWrapped && innerType ? bare(innerType) : schema;
}

const asksPlain = ['object', 'record', 'array'];

// The browser sends forms, in which an object or a list of objects is JSON text: a field that
// takes only the object itself works in every test over JSON and never in the browser.
test('objects and lists in a call are taken as the text that a form sends', () => {
  const inputs = describedModules().flatMap(({ routes }) =>
    routes.map(({ endpoint }) => [endpoint.path, endpoint.input] as const),
  );
  const plain = inputs.flatMap(([path, input]) => {
    const shape = (input as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {};
    return Object.entries(shape)
      .filter(([, field]) => asksPlain.includes(definitionOf(bare(field)).type))
      .map(([name]) => `${path}: ${name}`);
  });
  expect(inputs.length).toBeGreaterThan(100);
  expect(plain).toEqual([]);
});
