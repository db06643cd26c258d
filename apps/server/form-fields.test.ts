import { expect, it } from 'vitest';
import { z } from 'zod';
import { describedModules } from './openapi.ts';

/** What a field holds once it may be left out or has a value of its own. */
function heldBy(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema as z.ZodType & { readonly def: { readonly innerType?: z.core.$ZodType } };
  return def.innerType ? heldBy(def.innerType) : schema;
}

/** Whether a form, in which everything is text, can send a value of the field. */
function canBeText(schema: z.core.$ZodType): boolean {
  const held = heldBy(schema);
  if (held instanceof z.ZodUnion) return held.def.options.every(canBeText);
  if (held instanceof z.ZodNumber || held instanceof z.ZodBoolean) return held.def.coerce === true;
  return !(
    held instanceof z.ZodObject ||
    held instanceof z.ZodArray ||
    held instanceof z.ZodRecord ||
    held instanceof z.ZodTuple
  );
}

const endpoints = describedModules().flatMap(({ routes }) =>
  routes.map(({ endpoint }) => endpoint),
);

it('every field of a call is understood as the browser sends it: as text of a form', () => {
  const misread = endpoints.flatMap(({ method, path, input }) =>
    input instanceof z.ZodObject
      ? Object.entries(input.shape as Record<string, z.ZodType>)
          .filter(([, schema]) => !canBeText(schema))
          .map(([field]) => `${method} ${path} ${field}`)
      : [],
  );
  expect(endpoints.length).toBeGreaterThan(500);
  expect(misread).toEqual([]);
});
