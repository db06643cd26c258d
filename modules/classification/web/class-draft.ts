import type { PickedFile } from '@sarn/file/web';
import { secretLevelOf } from '@sarn/organisation/contract';
import { isRegisterOnly } from '@sarn/classification/contract';
import type { SecrecyClass } from '@sarn/document/contract';
import type { useSecretOf } from './classification.client.ts';

/** Questions besides the reason when the class of a document is changed. */
export interface ClassDraft {
  readonly secrecy: SecrecyClass | null;
  readonly removesContent: boolean;
  readonly title: string;
  readonly files: readonly PickedFile[];
}

export const emptyClass: ClassDraft = {
  ...{ secrecy: null, removesContent: false, title: '', files: [] },
};

export const classInput = ({ secrecy, removesContent, title, files }: ClassDraft) => ({
  ...{ removesContent, title: title.trim() },
  scanIds: files.map(({ id }) => id),
  ...(secrecy && { secrecy }),
});

export const isHigher = (to: string, from: string): boolean =>
  secretLevelOf(to) > secretLevelOf(from);

type Secret = ReturnType<typeof useSecretOf>['data'];

/** The effects of the chosen class on the document, as far as the page knows them. */
export function outcomeOf(secret: Secret, from: string, secrecy: string | null) {
  if (!secret || secrecy === null) return { deletes: false, asksSubject: false, files: 0 };
  const { content } = secret;
  const becomes = isRegisterOnly(secrecy, secret);
  const holds = content.files > 0 || content.hasText;
  return {
    deletes: becomes && holds,
    asksSubject: isRegisterOnly(from, secret) && !becomes,
    files: content.files,
  };
}
