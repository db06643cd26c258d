import type { WrittenText } from '@sarn/correspondence/web';
import type { TemplateContent, TemplateKind } from '@sarn/document-template/contract';
import { filledLines } from '@sarn/kernel';
import { noMinutes } from '@sarn/minutes/contract';
import { filledTemplate } from './filled-template.ts';

const nothing = {
  ...{ title: '', speed: 'normal', documentId: null },
  bodyJson: { type: 'doc', content: [{ type: 'paragraph' }] },
};

/** A document of the kind in which nothing is written. */
function emptyText(kind: TemplateKind): WrittenText {
  switch (kind) {
    case 'inside':
    case 'cycle':
      return { ...nothing, kind, addressee: '', files: [] };
    case 'outgoing':
      return {
        ...{ ...nothing, kind, addressee: '', salutation: 'usual', reference: '', enclosures: [] },
        ...{ address: '', contact: '', copies: [], language: 'th', englishClosing: 'sincerely' },
        ...{ englishSigner: '', englishCode: '', hasQr: false },
      };
    case 'stamp':
      return { ...nothing, kind, addressee: '', contact: '' };
    case 'guaranty':
      return {
        ...nothing,
        kind,
        addressee: '',
        address: '',
        validUntil: null,
        hasPhoto: false,
        remarks: '',
      };
    case 'report':
      return {
        ...{ ...nothing, kind, meetingName: '', meetingNo: '', meetingDate: null },
        minutes: noMinutes,
      };
    case 'note':
      return { ...nothing, kind, addressee: '' };
    case 'command':
    case 'regularity':
    case 'rules':
    case 'announce':
    case 'declaration':
    case 'news':
      return { ...nothing, kind, inForceOn: null, remarks: '' };
  }
}

/** A text with what a template puts into its form; a page has its enclosures as a list. */
export function withTemplate(
  text: WrittenText,
  part: Readonly<Record<string, unknown>>,
): WrittenText {
  const { enclosures, ...fields } = part;
  const list = typeof enclosures === 'string' ? { enclosures: filledLines(enclosures) } : {};
  // Asserted: a template has only fields of its kind.
  return { ...text, ...fields, ...list } as WrittenText;
}

/** What a template prints before anybody fills it in: its variables stay in their braces. */
export const templateText = (kind: TemplateKind, content: TemplateContent): WrittenText =>
  withTemplate(emptyText(kind), filledTemplate(content, {}, {}));
