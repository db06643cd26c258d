import type { CivilDate } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { findPublication } from '@sarn/correspondence/server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { issuedForms } from '@sarn/pdf/contract';
import type { IssuedDocument, IssuedKind, RichBody } from '@sarn/pdf/contract';
import { annexStart } from '@sarn/pdf/server';
import { gazetteLine, inForceLine } from './publication-lines.ts';
import { regulationName } from './regulation-name.ts';
import { remarksOf } from './remarks.model.ts';
import { severalSigners } from './several-signers.ts';
import { bodyOf, classWords, personAsSigner, signerOf, stepsOf } from './shared.model.ts';

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
  const { inForceOn, gazette } = fields;
  const text = { ...document, inForceOn, body: bodyOf(document) };
  const { secrecy } = await classWords(h, document);
  const steps = await stepsOf(h, document);
  return {
    ...{ version: 1, secrecy, keepWhole: [] },
    ...{ date: document.letterDate, isDraft: document.letterDate === null },
    ...(await issuedParts(deps, h, kind, text)),
    signer: await signerOf(deps, h, document, steps),
    ...(await remarksOf(deps, h, document, fields.remarks)),
    ...(await severalSigners(deps, h, document, personAsSigner, steps)),
    ...(gazette ? { gazette: gazetteLine(gazette) } : {}),
  };
}

interface IssuedText {
  readonly title: string;
  readonly letterNo: string;
  readonly inForceOn: CivilDate | null;
  readonly body: RichBody;
}

type IssuedParts = Pick<
  IssuedDocument,
  'kind' | 'issuer' | 'number' | 'subject' | 'edition' | 'year' | 'body'
>;

/** What only these forms have, as it was typed: stored, or while it is written. */
export async function issuedParts(
  deps: Dependencies,
  h: Handle,
  kind: IssuedKind,
  text: IssuedText,
): Promise<IssuedParts> {
  const issuer = (await deps.organisation.rootUnit(h)).name;
  return {
    ...{ kind, issuer, ...namesOf(kind, text, issuer) },
    body: withInForce(text.body, text.inForceOn),
  };
}

type Names = Pick<IssuedDocument, 'number' | 'subject' | 'edition' | 'year'>;

/** Regulations have the number of their amendment in their title, declarations and news that of the register. */
function namesOf(kind: IssuedKind, { letterNo: number, title }: IssuedText, issuer: string): Names {
  const { word, rows } = issuedForms[kind];
  if (rows.includes('about')) return { number, ...regulationName(title, word + issuer) };
  return { number, subject: title, edition: number && `ฉบับที่ ${number}` };
}

/** The day from which it holds closes the text, before what is annexed to it. */
function withInForce(body: RichBody, inForceOn: CivilDate | null): RichBody {
  if (inForceOn === null) return body;
  const line = { type: 'paragraph', content: [{ type: 'text', text: inForceLine(inForceOn) }] };
  const content = body.content ?? [];
  return { ...body, content: content.toSpliced(annexStart(content), 0, line) };
}
