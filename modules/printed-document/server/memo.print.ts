import type { Handle } from '@sarn/platform-server';
import { renderMemo } from '@sarn/pdf/server';
import type { RichNode } from '@sarn/pdf/server';
import type { Dependencies } from '@sarn/document/server';
import { z } from 'zod';
import { emblemOf, signerOf, classWords } from './shared.print.ts';
import type { IssuedRow } from './shared.print.ts';

/** The tree of the editor; which nodes may be printed, `pdf` decides. */
const Node: z.ZodType<RichNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().exactOptional(),
    attrs: z.record(z.string(), z.unknown()).exactOptional(),
    marks: z.array(z.object({ type: z.string() })).exactOptional(),
    content: z.array(Node).exactOptional(),
  }),
);

/** A memo, or a circular within the agency: form 2. */
export async function printMemo(
  deps: Dependencies,
  h: Handle,
  document: IssuedRow,
): Promise<Uint8Array> {
  const [unit] = await deps.organisation.units(h, [document.ownerUnitId]);
  return renderMemo({
    ...{ number: document.letterNo, date: document.letterDate, subject: document.title },
    ...{ addressee: document.addressee, unit: unit?.name ?? '', signer: signerOf(document) },
    ...(await classWords(h, document)),
    ...(await emblemOf(deps, h, document)),
    body: Node.parse(document.bodyJson),
  });
}
