import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import { listSpeeds } from '@sarn/document-classes/server';
import type { Dependencies } from '@sarn/document/server';
import type { readUploadedLetter } from '../../contract/index.ts';
import { readLetterHead } from './letter-text.rules.ts';

/**
 * What the text of an own upload says about the letter, for the form of registering. A scan without text says
 * nothing; nor does a file whose text is still being read, which is said.
 *
 * @throws AppError 'file.not-found' for a file that is not an own upload, or is attached already
 */
export async function readUploaded(
  deps: Pick<Dependencies, 'files' | 'platform'>,
  { caller }: SignedContext,
  { fileId }: InputOf<typeof readUploadedLetter>,
): Promise<OutputOf<typeof readUploadedLetter>> {
  const { db, clock } = deps.platform;
  const text = await deps.files.pendingText(db, fileId, caller.id);
  if (!text) return { ...nothing, isRead: text !== null };
  const { firstLine, letterDate, ...head } = readLetterHead(text);
  const speed = (await listSpeeds(db)).find(({ th }) => th === firstLine);
  // A letter cannot be dated later than today: another day was meant.
  const isPossible = letterDate !== null && letterDate <= civilDateAt(clock.now());
  return {
    ...head,
    letterDate: isPossible ? letterDate : null,
    speed: speed?.code ?? '',
    isRead: true,
  };
}

const nothing = {
  ...{ letterNo: '', letterDate: null, sender: '', title: '', addressee: '', speed: '' },
};
