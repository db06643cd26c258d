import type { Handle } from '@sarn/platform-server';
import { renderLetter, renderStampedLetter } from '@sarn/pdf/server';
import { usualSpeed } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { openingOf, salutations } from '@sarn/correspondence/contract';
import type { LetterFields } from '@sarn/correspondence/contract';
import type { Dependencies } from '@sarn/document/server';
import { findLetter } from '@sarn/correspondence/server';
import type { DocumentRow } from '@sarn/document/server';

/**
 * The letter as it is sent: form 1 or form 3 as PDF.
 *
 * @returns null where the letter has no text of its own: its files are the document
 */
export async function letterPdf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow,
): Promise<Uint8Array | null> {
  const { kind, letterDate: date } = document;
  if ((kind !== 'outgoing' && kind !== 'stamp') || !date) return null;
  const fields = await findLetter(h, document.id);
  const paragraphs = paragraphsOf(document.bodyJson);
  if (!fields || paragraphs.length === 0) return null;
  const issuer = (await deps.organisation.rootUnit(h)).name;
  const moment = document.signedAt ?? deps.platform.clock.now().toISOString();
  const emblem = await deps.emblemAt(h, moment);
  const shared = {
    ...{ date, paragraphs, responsible: linesOf(fields.contact) },
    ...(emblem ? { emblemSvg: emblem.svg } : {}),
  };
  const head = await speedWord(h, document.speed);
  if (kind === 'stamp') {
    return renderStampedLetter({ ...sealedHead(document), ...head, ...shared, issuer });
  }
  return renderLetter({
    ...headOf(document, fields),
    ...head,
    ...shared,
    owner: [issuer, ...linesOf(fields.address)],
  });
}

/** The word above the letter; the ordinary class has none. */
async function speedWord(h: Handle, speed: string): Promise<{ readonly speed?: string }> {
  return speed === usualSpeed ? {} : { speed: (await speedsOf(h))(speed).th };
}

/** What is printed above the text of form 3, and who is responsible for its seal. */
function sealedHead(document: DocumentRow) {
  return {
    number: document.letterNo,
    subject: document.title,
    addressee: document.addressee,
    initialledBy: document.signedByName ?? '',
  };
}

function headOf(document: DocumentRow, fields: LetterFields) {
  const position = document.signedByLines;
  return {
    number: document.letterNo,
    subject: document.title,
    salutation: openingOf(fields.salutation),
    addressee: document.addressee,
    ...(fields.reference ? { reference: fields.reference } : {}),
    enclosures: fields.enclosures,
    closing: salutations[fields.salutation].closing,
    copies: fields.copies,
    signer: {
      name: document.signedByName ?? '',
      position: position.length > 0 ? position : [document.signedByPost ?? ''],
    },
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface TextNode {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly content?: unknown;
}

const blocks = new Set(['paragraph', 'heading']);

/** Paragraphs of an editor's tree as plain text; list items are paragraphs with their bullet. */
function paragraphsOf(body: unknown): string[] {
  return gather(body as TextNode, '').filter((text) => text.trim() !== '');
}

function gather(node: TextNode, sign: string): string[] {
  const children = Array.isArray(node.content) ? (node.content as TextNode[]) : [];
  if (blocks.has(String(node.type))) return [sign + textOf(node)];
  const isOrdered = node.type === 'orderedList';
  const isList = isOrdered || node.type === 'bulletList';
  return children.flatMap((child, place) =>
    gather(child, isList ? (isOrdered ? `${place + 1}. ` : '- ') : sign),
  );
}

function textOf(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'hardBreak') return ' ';
  const children = Array.isArray(node.content) ? (node.content as TextNode[]) : [];
  return children.map(textOf).join('');
}
