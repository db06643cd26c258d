import type { PickedFile } from '@sarn/file/web';
import { PublicationDraft, WholePublication } from '@sarn/correspondence/contract';
import type { ChangeKind, DocumentDetail, PublicationKind } from '@sarn/document/contract';
import type { DraftChange } from '../change/ChangesField.tsx';
import { notFiled } from '@sarn/document-classes/contract';
import { filedOf } from '@sarn/document-classes/web';
import type { FiledDraft } from '@sarn/document-classes/web';
import { emptyMinutes, minutesDraftOf, toMinutes } from '@sarn/minutes/web';
import type { MinutesDraft } from '@sarn/minutes/web';
import { noOrder, orderDraftOf, orderInput } from '@sarn/order-form/web';
import type { OrderDraft } from '@sarn/order-form/web';
import { begunLike } from '../draft/beginning.ts';
import { ownFilesOf } from '../draft/own-files.ts';
import { publicationPath } from '../draft/paths.ts';
import type { WrittenText } from '../draft/written-text.ts';

/** State of the form of a published kind. */
export interface PublicationPageDraft extends FiledDraft, OrderDraft {
  readonly title: string;
  readonly addressee: string;
  readonly speed: string;
  readonly inForceOn: string | null;
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string | null;
  readonly minutes: MinutesDraft;
  readonly remarks: string;
  readonly changes: readonly DraftChange[];
  readonly bodyJson: Readonly<Record<string, unknown>>;
  readonly files: readonly PickedFile[];
}

export const emptyPublication: PublicationPageDraft = {
  title: '',
  addressee: '',
  speed: 'normal',
  ...notFiled,
  ...noOrder,
  inForceOn: null,
  meetingName: '',
  meetingNo: '',
  meetingDate: null,
  minutes: emptyMinutes,
  remarks: '',
  changes: [],
  bodyJson: { type: 'doc', content: [{ type: 'paragraph' }] },
  files: [],
};

/** The form of a saved draft. */
export function publicationOf(detail: DocumentDetail): PublicationPageDraft {
  const { meetingName = '', meetingNo = '', remarks = '' } = detail.publication ?? {};
  const { meetingDate = null, inForceOn = null } = detail.publication ?? {};
  return {
    ...{ meetingName, meetingNo, meetingDate, inForceOn, remarks },
    minutes: minutesDraftOf(detail.publication?.minutes, detail.author),
    changes: (detail.publication?.changes ?? []).map((change) => ({
      documentId: change.documentId,
      kind: change.kind as ChangeKind,
      title: change.title,
      hint: `${change.kindTerm.th} ${change.letterNo}`,
    })),
    title: detail.title,
    addressee: detail.addressee,
    speed: detail.speed,
    ...filedOf(detail),
    ...orderDraftOf(detail.publication?.order),
    bodyJson:
      (detail.bodyJson as PublicationPageDraft['bodyJson'] | null) ?? emptyPublication.bodyJson,
    files: ownFilesOf(detail),
  };
}

/** The form of a new publication with the text of another. */
export const publicationLike = (detail: DocumentDetail): PublicationPageDraft =>
  begunLike(publicationOf(detail), emptyPublication, [
    ...(['inForceOn', 'meetingNo', 'meetingDate', 'minutes', 'changes', 'files'] as const),
  ]);

/** What is on the pages of a publication. */
export function writtenPublication(
  kind: PublicationKind,
  { files, ...draft }: PublicationPageDraft,
  documentId: string | null,
): WrittenText {
  if (kind === 'report') return { ...draft, kind, documentId, minutes: toMinutes(draft.minutes) };
  if (kind !== 'cycle') return { ...draft, kind, documentId };
  return { ...draft, kind, documentId, files: files.map(({ name }) => name) };
}

/** How the form of a kind becomes a call. */
export function publicationDraftKind(kind: PublicationKind) {
  return {
    name: kind,
    pathOf: publicationPath,
    draftOf: publicationOf,
    schema: PublicationDraft,
    wholeSchema: WholePublication,
    toInput: (draft: PublicationPageDraft) => {
      const { files, meetingDate, inForceOn, bodyJson, changes, minutes, named, ...plain } = draft;
      return {
        ...plain,
        ...orderInput({ ...plain, named: named ?? [] }),
        kind,
        minutes: toMinutes(minutes),
        changes: changes.map(({ documentId, kind: how }) => ({ documentId, kind: how })),
        ...(meetingDate ? { meetingDate } : {}),
        ...(inForceOn ? { inForceOn } : {}),
        bodyJson: { ...bodyJson },
        fileIds: files.map((file) => file.id),
      };
    },
  };
}
