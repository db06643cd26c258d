import { endpoint, jsonOf } from '@sarn/kernel';
import { envelopeSizes } from '@sarn/pdf/contract';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import { z } from 'zod';

const sizes = Object.keys(envelopeSizes) as [EnvelopeSize, ...EnvelopeSize[]];

/** Most envelopes in one file. */
export const envelopeLimit = 500;

/** A call that reads only; the ids are too many for an address. */
export const printEnvelopes = endpoint({
  method: 'POST',
  path: '/registry/dispatch/envelopes',
  input: z.object({
    recipientIds: jsonOf(z.array(z.uuid()).min(1).max(envelopeLimit)),
    size: z.enum(sizes),
  }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  takesNoKey: true,
  summary:
    'Envelopes of letters that go out, as one PDF (form 15); two of a classified letter, the inner one with its class',
  tag: 'registry',
  isRepeatable: true,
});
