import { renderEnvelopes } from '@sarn/pdf/server';
import type { EnvelopesInput } from '@sarn/pdf/server';
import { joinedArchive } from '@sarn/signing/contract';

/** Envelopes that are typeset at once: a busy server makes so many within the time that one document may take. */
const together = 100;

/** The envelopes in their order as one file, however many they are. @throws AppError 'pdf.too-slow' */
export async function joinedEnvelopes(input: EnvelopesInput): Promise<Uint8Array> {
  const { envelopes } = input;
  if (envelopes.length <= together) return renderEnvelopes(input);
  const join = joinedArchive();
  for (let at = 0; at < envelopes.length; at += together) {
    join.add(await renderEnvelopes({ ...input, envelopes: envelopes.slice(at, at + together) }));
  }
  return Buffer.concat(join.finish());
}
