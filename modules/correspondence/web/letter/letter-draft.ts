import type { PickedFile } from '@sarn/file/web';
import type { Option } from '@sarn/platform-web';
import { filledLines, formatDate } from '@sarn/kernel';
import { LetterDraft, WholeLetter } from '@sarn/correspondence/contract';
import type { DocumentDetail, LetterKind, Medium } from '@sarn/document/contract';
import type { EnglishClosing, LetterLanguage } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { notFiled } from '@sarn/document-classes/contract';
import { filedOf } from '@sarn/document-classes/web';
import type { FiledDraft } from '@sarn/document-classes/web';
import { begunLike } from '../draft/beginning.ts';
import { ownFilesOf } from '../draft/own-files.ts';
import { publicationPath } from '../draft/paths.ts';
import type { WrittenText } from '../draft/written-text.ts';

/** An addressee outside, as entered in the form. */
export interface DraftRecipient {
  readonly name: string;
  readonly method: SendMethod;
}

/** State of the form of such a document; lists are texts with one item per line. */
export interface LetterPageDraft extends FiledDraft {
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  readonly language: LetterLanguage;
  readonly englishClosing: EnglishClosing;
  /** Name and posts, a line each. */
  readonly englishSigner: string;
  readonly englishCode: string;
  readonly hasQr: boolean;
  /** Code of a row of the settings. */
  readonly salutation: string;
  readonly reference: string;
  readonly enclosures: string;
  readonly recipients: readonly DraftRecipient[];
  readonly bearer: Option | null;
  readonly validUntil: string | null;
  readonly hasPhoto: boolean;
  readonly remarks: string;
  readonly medium: Medium | null;
  readonly source: string;
  readonly madeOn: string | null;
  readonly address: string;
  readonly contact: string;
  readonly copies: string;
  readonly bodyJson: Readonly<Record<string, unknown>>;
  readonly files: readonly PickedFile[];
  /** The letter that a new draft answers. */
  readonly replyTo: string | null;
}

export const emptyLetter: LetterPageDraft = {
  title: '',
  addressee: '',
  speed: 'normal',
  ...notFiled,
  ...{
    language: 'th',
    englishClosing: 'sincerely',
    englishSigner: '',
    englishCode: '',
    hasQr: false,
  },
  salutation: 'usual',
  reference: '',
  enclosures: '',
  recipients: [{ name: '', method: 'post' }],
  bearer: null,
  validUntil: null,
  hasPhoto: false,
  remarks: '',
  medium: null,
  source: '',
  madeOn: null,
  address: '',
  contact: '',
  copies: '',
  bodyJson: { type: 'doc', content: [{ type: 'paragraph' }] },
  files: [],
  replyTo: null,
};

/** The form of a saved draft. */
export function letterOf(detail: DocumentDetail): LetterPageDraft {
  const { letter } = detail;
  if (!letter) return emptyLetter;
  const { enclosures, copies, bearerId: _, validUntil, medium, ...texts } = letter.fields;
  return {
    ...texts,
    title: detail.title,
    addressee: detail.addressee,
    speed: detail.speed,
    ...filedOf(detail),
    enclosures: enclosures.join('\n'),
    copies: copies.join('\n'),
    recipients:
      letter.recipients.length > 0
        ? letter.recipients.map(({ name, method }) => ({ name, method: method as SendMethod }))
        : emptyLetter.recipients,
    bearer: letter.bearer && {
      value: letter.bearer.id,
      label: letter.bearer.name,
      hint: letter.bearer.positionName,
    },
    validUntil: validUntil ?? null,
    medium: medium ?? null,
    source: detail.sender,
    madeOn: detail.letterDate,
    bodyJson: (detail.bodyJson as LetterPageDraft['bodyJson'] | null) ?? emptyLetter.bodyJson,
    files: ownFilesOf(detail),
    // The link was made when the draft was first saved.
    replyTo: null,
  };
}

/** The form of a new letter with the text of another: to whom it goes in the end is entered anew. */
export const letterLike = (detail: DocumentDetail): LetterPageDraft =>
  begunLike(letterOf(detail), emptyLetter, [
    ...(['reference', 'recipients', 'bearer', 'validUntil', 'madeOn', 'files', 'copies'] as const),
    ...(detail.kind === 'guaranty' ? (['addressee'] as const) : []),
  ]);

/** The form of a new letter that answers an incoming one: same subject, to its sender. */
export function replyDraftOf(detail: DocumentDetail): LetterPageDraft {
  const { id, sender, letterNo, letterDate, title, speed } = detail;
  const day = letterDate ? ` ลงวันที่ ${formatDate(letterDate, 'full', 'th')}` : '';
  return {
    ...emptyLetter,
    title,
    speed,
    reference: `หนังสือ${sender} ที่ ${letterNo}${day}`,
    recipients: [{ name: sender, method: 'post' }],
    replyTo: id,
  };
}

/** What is on the page of a letter; null for a kind that has no text. */
export function writtenLetter(
  kind: LetterKind,
  { enclosures, copies, ...draft }: LetterPageDraft,
  documentId: string | null,
): WrittenText | null {
  if (kind === 'other') return null;
  if (kind !== 'outgoing') return { ...draft, kind, documentId };
  return {
    ...{ ...draft, kind, documentId },
    ...{ enclosures: filledLines(enclosures), copies: filledLines(copies) },
  };
}

/** How the form of a kind becomes a call. */
export function letterDraftKind(kind: LetterKind) {
  return {
    name: kind,
    pathOf: publicationPath,
    draftOf: letterOf,
    schema: LetterDraft,
    wholeSchema: WholeLetter,
    toInput: (draft: LetterPageDraft) => {
      const { files, bearer, validUntil, medium, madeOn, bodyJson, replyTo, ...plain } = draft;
      return {
        ...plain,
        kind,
        enclosures: filledLines(draft.enclosures),
        copies: filledLines(draft.copies),
        recipients: draft.recipients
          .filter((one) => one.name.trim() !== '')
          .map((one) => ({ ...one })),
        ...(bearer ? { bearerId: bearer.value } : {}),
        ...(validUntil ? { validUntil } : {}),
        ...(medium ? { medium } : {}),
        ...(madeOn ? { madeOn } : {}),
        ...(replyTo ? { replyTo } : {}),
        bodyJson: { ...bodyJson },
        fileIds: files.map((file) => file.id),
      };
    },
  };
}
