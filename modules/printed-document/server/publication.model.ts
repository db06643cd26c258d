import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findPublication } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { issuedForms } from '@sarn/pdf/contract';
import type { IssuedDocument, IssuedKind, RichBody } from '@sarn/pdf/contract';
import { gazetteLine, inForceLine } from '../contract/index.ts';
import { regulationName } from './regulation-name.ts';
import { bodyOf, classWords, signerOf } from './shared.model.ts';

/**
 * A command, regulation, rule, announcement, declaration or news: forms 4 to 9. Null where its
 * fields are missing.
 */
export async function publicationModel(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
  kind: IssuedKind,
): Promise<IssuedDocument | null> {
  const fields = await findPublication(h, document.id);
  if (!fields) return null;
  const issuer = (await deps.organisation.rootUnit(h)).name;
  const { secrecy } = await classWords(h, document);
  return {
    ...{ kind, version: 1, issuer, secrecy, keepWhole: [] },
    ...{ date: document.letterDate, isDraft: document.letterDate === null },
    ...namesOf(kind, document, issuer),
    signer: await signerOf(deps, h, document),
    body: withInForce(bodyOf(document), fields.inForceOn),
    ...(fields.gazette ? { gazette: gazetteLine(fields.gazette) } : {}),
  };
}

type Names = Pick<IssuedDocument, 'number' | 'subject' | 'edition' | 'year'>;

/** Regulations have the number of their amendment in their title, declarations and news that of the register. */
function namesOf(
  kind: IssuedKind,
  { letterNo: number, title }: DocumentRow,
  issuer: string,
): Names {
  const { word, rows } = issuedForms[kind];
  if (rows.includes('about')) return { number, ...regulationName(title, word + issuer) };
  return { number, subject: title, edition: number && `ฉบับที่ ${number}` };
}

/** The day from which it holds closes the text. */
function withInForce(body: RichBody, inForceOn: CivilDate | null): RichBody {
  if (inForceOn === null) return body;
  const line = { type: 'paragraph', content: [{ type: 'text', text: inForceLine(inForceOn) }] };
  return { ...body, content: [...(body.content ?? []), line] };
}
