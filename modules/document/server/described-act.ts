import { jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { actOnDocument } from '../contract/index.ts';
import type { DocumentEngine } from './document-engine.ts';

/**
 * The request of an act as the API document describes it: a union of the forms that the modules
 * brought, discriminated by `asked`. A request without `asked` answers the form of the act, as
 * before.
 */
export function describedAct({ forms }: DocumentEngine): z.ZodType {
  const named = [...forms.values()]
    .toSorted((a, b) => a.form.localeCompare(b.form))
    .map(({ form, schema }) =>
      z.object({ asked: z.literal(form), form: jsonOf(schema) }).meta({ title: form }),
    );
  const unnamed = z
    .object({ form: jsonOf(z.record(z.string(), z.unknown())).default({}) })
    .meta({ title: 'the form of the act' });
  return actOnDocument.input.omit({ asked: true, form: true }).and(z.union([...named, unnamed]));
}
