import type { FormDocument, FormInput, FormPart, FormSigner } from '../contract/index.ts';
import { formDocument, openName } from '../contract/index.ts';
import type { DocumentLook } from './document-look.ts';
import { wordsToKeep } from './keep-whole.ts';
import { headFlow, raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, labelGutter } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

/* As in templates/form.typ. */
const looks: Readonly<Record<'a4' | 'a5', Look>> = {
  a4: { width: 16 * cm, type: 14, small: 12, beside: 2 },
  a5: { width: 18 * cm, type: 12, small: 11, beside: 3 },
};
const gap = 0.5 * cm;
const cellInset = 8;
const boxInset = 0.3 * cm;
const square = 0.6 * cm;

interface Look {
  readonly width: number;
  readonly type: number;
  readonly small: number;
  readonly beside: number;
}

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
  return typeset({
    template: 'form',
    keepWhole: wordsToKeep(checked.flatMap(namesIn)),
    data: {
      ...{ title: printedText(first.title), author: first.author, documentDate: first.date },
      ...{ size: first.size, forms: checked.map(formData) },
      ...marksOf({ emblemSvg: look.emblemSvg }),
    },
  });
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
  const look = looks[form.size];
  return {
    title: headFlow(printedText(form.title), look.width - 5 * cm, look.type + 4),
    subtitle: form.subtitle.map((line) => ragged(line, look.width, look.type)),
    ...{ mark: printedText(form.mark), hasEmblem: form.hasEmblem },
    secrecy: form.secrecy === '' ? null : printedText(form.secrecy),
    parts: form.parts.map((part) => partData(part, look)),
  };
}

const ragged = (text: string, width: number, size: number): Flow =>
  raggedFlow(printedText(text), width, size);

function partData(part: FormPart, look: Look) {
  const { width, type } = look;
  switch (part.kind) {
    case 'fields':
      return { kind: part.kind, rows: part.rows.map((row) => fieldsOf(row, look)) };
    case 'text':
      return {
        kind: part.kind,
        paragraphs: part.paragraphs.map((text) => ragged(text, width, type)),
      };
    case 'choices':
      return {
        ...{ kind: part.kind, label: ragged(part.label, width, type) },
        items: part.items.map((item) => choiceOf(item, width / 2 - gap, type)),
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
  }
}

type PartOf<K extends FormPart['kind']> = Extract<FormPart, { kind: K }>;

function fieldsOf(row: PartOf<'fields'>['rows'][number], { width, type }: Look) {
  const shares = row.reduce((sum, { share }) => sum + share, 0);
  const space = width - gap * (row.length - 1);
  return row.map(({ label, value, share }) => {
    const taken = widthOf(printedText(label), type, true) + labelGutter;
    const left = (space * share) / shares - taken;
    return { label: printedText(label), share, lines: ragged(value, left, type) };
  });
}

const choiceOf = (
  { text, isChosen }: PartOf<'choices'>['items'][number],
  width: number,
  size: number,
) => ({ isChosen, lines: ragged(text, width - square, size) });

function tableOf({ columns, rows }: PartOf<'table'>, { width, small }: Look) {
  const shares = columns.reduce((sum, one) => sum + one.width, 0);
  const widths = columns.map((one) => (one.width * width) / shares - cellInset);
  return {
    columns: columns.map(({ label, width: share, align }, at) => ({
      label: raggedFlow([{ text: printedText(label), bold: true }], widths[at] ?? 0, small),
      ...{ width: share, align },
    })),
    rows: rows.map((row) =>
      columns.map((_, at) => ({ lines: ragged(row[at] ?? '', widths[at] ?? 0, small) })),
    ),
  };
}

function signerOf({ word, name, posts, role, signed }: FormSigner, width: number, look: Look) {
  return {
    ...{ word: printedText(word), role: printedText(role) },
    name: ragged(`(${name === '' ? openName : name})`, width, look.type),
    posts: posts.map((post) => ragged(post, width, look.type)),
    signed: signed === '' ? null : ragged(signed, width, look.small - 1),
  };
}

function boxOf(box: PartOf<'boxes'>['boxes'][number], look: Look) {
  const width = (look.width - gap) / 2 - 2 * boxInset;
  const { title, choices, text, emptyLines, signer } = box;
  return {
    title: raggedFlow([{ text: printedText(title), bold: true }], width, look.small),
    choices: choices.map((one) => choiceOf(one, width, look.small)),
    text: text === '' ? null : ragged(text, width, look.small),
    emptyLines,
    signer: signer && signerOf(signer, width, { ...look, type: look.small }),
  };
}
