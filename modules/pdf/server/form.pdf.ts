import type { FormDocument, FormInput, FormPart, FormSigner } from '../contract/index.ts';
import { formDocument, openName } from '../contract/index.ts';
import type { DocumentLook } from './document-look.ts';
import { wordsToKeep } from './keep-whole.ts';
import { headFlow, raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, labelGutter } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { englishText, printedText } from './printed-text.ts';
import { qrSvg } from './qr.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import { typeset } from './typesetter.ts';

/* As in templates/form.typ. */
const looks: Readonly<Record<'a4' | 'a5', Size>> = {
  a4: { width: 16 * cm, type: 14, small: 12, beside: 2 },
  a5: { width: 18 * cm, type: 12, small: 11, beside: 3 },
};
const gap = 0.5 * cm;
const cellInset = 8;
const boxInset = 0.3 * cm;
const square = 0.6 * cm;
/** The QR code and the gap beside it. */
const codeTaken = 3.8 * cm;

interface Size {
  readonly width: number;
  readonly type: number;
  readonly small: number;
  readonly beside: number;
}

interface Look extends Size {
  /** Text as it is printed in the language of the form. */
  readonly printed: (text: string) => string;
}

const printingOf = ({ language }: FormDocument) => (language === 'en' ? englishText : printedText);

/**
 * Forms as one PDF/A-3b, each on pages of its own.
 *
 * @param forms of one size; at least one
 * @throws AppError 'pdf.too-slow'
 */
export async function renderForms(
  forms: readonly FormInput[],
  look: DocumentLook = {},
): Promise<Uint8Array> {
  const checked = forms.map((form) => formDocument.parse(form));
  const [first] = checked;
  if (!first) throw new Error('no form to print');
  if (checked.some(({ size }) => size !== first.size)) throw new Error('forms of several sizes');
  const printed = printingOf(first);
  const order = inTypeface(look.typeface, () => ({
    template: 'form',
    keepWhole: wordsToKeep(checked.flatMap(namesIn)),
    data: {
      ...{ title: printed(first.title), author: first.author, documentDate: first.date },
      isEnglish: first.language === 'en',
      ...{ size: first.size, forms: checked.map(formData) },
      ...marksOf({ emblemSvg: look.emblemSvg }),
    },
  }));
  return typeset(order);
}

/** One form. */
export const renderForm = (form: FormInput, look: DocumentLook = {}): Promise<Uint8Array> =>
  renderForms([form], look);

function namesIn({ parts }: FormDocument): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'signatures') return part.signers.map(({ name }) => name);
    if (part.kind === 'boxes') return part.boxes.map(({ signer }) => signer?.name ?? '');
    return [];
  });
}

function formData(form: FormDocument) {
  const printed = printingOf(form);
  const look: Look = { ...looks[form.size], printed };
  return {
    title: headFlow(printed(form.title), look.width - 5 * cm, look.type + 4),
    subtitle: form.subtitle.map((line) => ragged(look, line, look.width)),
    ...{ mark: printed(form.mark), hasEmblem: form.hasEmblem },
    secrecy: form.secrecy === '' ? null : printed(form.secrecy),
    parts: form.parts.map((part) => partData(part, look)),
  };
}

const ragged = ({ printed, type }: Look, text: string, width: number, size = type): Flow =>
  raggedFlow(printed(text), width, size);

const boldHead = ({ printed }: Look, text: string, width: number, size: number): Flow =>
  raggedFlow([{ text: printed(text), bold: true }], width, size);

function partData(part: FormPart, look: Look) {
  const { width } = look;
  switch (part.kind) {
    case 'fields':
      return { kind: part.kind, rows: part.rows.map((row) => fieldsOf(row, look)) };
    case 'text':
      return { kind: part.kind, ...textOf(part, look) };
    case 'choices':
      return {
        ...{ kind: part.kind, label: ragged(look, part.label, width) },
        items: part.items.map((item) => choiceOf(item, width / 2 - gap, look)),
      };
    case 'table':
      return { kind: part.kind, ...tableOf(part, look), emptyRows: part.emptyRows };
    case 'signatures': {
      const { beside } = look;
      return {
        ...{ kind: part.kind, beside: Math.min(beside, part.signers.length) },
        signers: part.signers.map((one) => signerOf(one, width / beside - gap, look)),
      };
    }
    case 'boxes':
      return { kind: part.kind, boxes: part.boxes.map((box) => boxOf(box, look)) };
    case 'code':
      return { kind: part.kind, ...codeOf(part, look) };
  }
}

type PartOf<K extends FormPart['kind']> = Extract<FormPart, { kind: K }>;

function fieldsOf(row: PartOf<'fields'>['rows'][number], look: Look) {
  const shares = row.reduce((sum, { share }) => sum + share, 0);
  const space = look.width - gap * (row.length - 1);
  return row.map(({ label, value, share }) => {
    const taken = widthOf(look.printed(label), look.type, true) + labelGutter;
    const left = (space * share) / shares - taken;
    return { label: look.printed(label), share, lines: ragged(look, value, left) };
  });
}

const choiceOf = (
  { text, isChosen }: PartOf<'choices'>['items'][number],
  width: number,
  look: Look,
) => ({ isChosen, lines: ragged(look, text, width - square) });

function textOf({ paragraphs, isSmall }: PartOf<'text'>, look: Look) {
  const size = isSmall ? look.small : look.type;
  return { isSmall, paragraphs: paragraphs.map((text) => ragged(look, text, look.width, size)) };
}

function tableOf({ columns, rows }: PartOf<'table'>, look: Look) {
  const { width, small } = look;
  const shares = columns.reduce((sum, one) => sum + one.width, 0);
  const widths = columns.map((one) => (one.width * width) / shares - cellInset);
  return {
    columns: columns.map(({ label, width: share, align }, at) => ({
      label: boldHead(look, label, widths[at] ?? 0, small),
      ...{ width: share, align },
    })),
    rows: rows.map((row) =>
      columns.map((_, at) => ({ lines: ragged(look, row[at] ?? '', widths[at] ?? 0, small) })),
    ),
  };
}

function signerOf({ word, name, posts, role, signed }: FormSigner, width: number, look: Look) {
  return {
    ...{ word: look.printed(word), role: look.printed(role) },
    name: ragged(look, `(${name === '' ? openName : name})`, width),
    posts: posts.map((post) => ragged(look, post, width)),
    signed: signed === '' ? null : ragged(look, signed, width, look.small - 1),
  };
}

function boxOf(box: PartOf<'boxes'>['boxes'][number], look: Look) {
  const width = (look.width - gap) / 2 - 2 * boxInset;
  const inBox: Look = { ...look, type: look.small };
  const { title, choices, text, emptyLines, signer } = box;
  return {
    title: boldHead(look, title, width, look.small),
    choices: choices.map((one) => choiceOf(one, width, inBox)),
    text: text === '' ? null : ragged(inBox, text, width),
    emptyLines,
    signer: signer && signerOf(signer, width, inBox),
  };
}

function codeOf({ url, alt, rows }: PartOf<'code'>, look: Look) {
  const width = look.width - codeTaken;
  return {
    ...{ qr: qrSvg(url), alt: look.printed(alt) },
    rows: rows.map(({ label, value }) => {
      // A value of several lines stands below its label.
      const bold = { text: look.printed(label) + (value.includes('\n') ? '\n' : ' '), bold: true };
      return raggedFlow([bold, { text: englishText(value) }], width, look.small);
    }),
  };
}
