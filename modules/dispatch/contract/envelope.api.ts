import { endpoint, jsonOf } from '@sarn/kernel';
import { envelopeSizes } from '@sarn/pdf/contract';
import type { EnvelopeSize } from '@sarn/pdf/contract';
import { z } from 'zod';

const sizes = Object.keys(envelopeSizes) as [EnvelopeSize, ...EnvelopeSize[]];

/** Addressees of one call: a busy server sets their envelopes within the time that one document may take. */
export const envelopesAtOnce = 100;

/** Most addressees of one file, which is put together of parts in the browser: some thirty megabytes. */
export const envelopeLimit = 5_000;

/** A call that reads only; the ids are too many for an address. */
export const printEnvelopes = endpoint({
  method: 'POST',
  path: '/registry/dispatch/envelopes',
  input: z.object({
    recipientIds: jsonOf(z.array(z.uuid()).min(1).max(envelopesAtOnce)),
    size: z.enum(sizes),
  }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  takesNoKey: true,
  summary:
    'Envelopes of letters that go out, as one PDF (form 15), a part at a time; two of a classified letter, the inner one with its class',
  tag: 'registry',
  isRepeatable: true,
});
