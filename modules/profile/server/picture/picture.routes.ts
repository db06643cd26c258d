import { createHash } from 'node:crypto';
import { AppError, isId } from '@sarn/kernel';
import { command, publicStream, upload } from '@sarn/platform-server';
import type { BinaryAnswer, FileSink, Handle, Platform, Route } from '@sarn/platform-server';
import { pictureLimits, removePicture, setPicture } from '../../contract/index.ts';
import { viewAvatar } from '@sarn/organisation/contract';
import { drawAvatar } from './avatar.ts';
import { phrase } from '../phrase.ts';
import { cleanImage } from './clean-image.rules.ts';
import { deletePicture, findPicture, setPictureRow } from './picture.store.ts';
import type { PictureRow } from './picture.store.ts';
import { takeImage } from './take-image.ts';

/** The calls of the avatar service and of the own picture. */
export function pictureRoutes({ db, clock, audit }: Platform): Route[] {
  return [
    publicStream(viewAvatar, ({ personId }, { isSignedIn }) =>
      avatarOf(db, personId, isSignedIn === true),
    ),
    upload(setPicture, pictureSink, async (_input, { caller, ...context }, tx, pictures) => {
      const [picture] = pictures;
      if (!picture) throw new AppError('identity.image-missing');
      await setPictureRow(tx, caller.id, picture, clock.now().toISOString());
      await audit.write(tx, {
        act: 'identity.picture-set',
        callerId: caller.id,
        subject: { kind: 'person', id: caller.id },
        detail: { sha256: picture.sha256 },
        requestId: context.requestId,
      });
      return { pictureTag: picture.sha256, message: phrase('pictureSaved', context.language) };
    }),
    command(removePicture, async (_input, { caller, ...context }, tx) => {
      const wasThere = await deletePicture(tx, caller.id);
      if (wasThere) {
        await audit.write(tx, {
          act: 'identity.picture-removed',
          callerId: caller.id,
          subject: { kind: 'person', id: caller.id },
          requestId: context.requestId,
        });
      }
      return { message: phrase('pictureRemoved', context.language) };
    }),
  ];
}

/**
 * Strangers get the default picture, as for an unknown id: nobody learns who works here.
 * The entity tag is made from the content, so that browsers cache the picture until it changes.
 */
async function avatarOf(db: Handle, personId: string, isSignedIn: boolean): Promise<BinaryAnswer> {
  const stored = isSignedIn && isId(personId) ? await findPicture(db, personId) : undefined;
  const bytes = stored?.bytes ?? drawAvatar(personId);
  return {
    bytes,
    type: stored?.type ?? 'image/png',
    length: bytes.length,
    disposition: 'inline',
    etag: stored?.sha256 ?? digest(bytes),
  };
}

const { minSide, maxSide } = pictureLimits;
const sides = { minWidth: minSide, minHeight: minSide, maxWidth: maxSide, maxHeight: maxSide };

const pictureSink: FileSink<PictureRow> = {
  maxBytes: pictureLimits.maxBytes,
  maxFiles: 1,
  async accept(file) {
    const { bytes: given, header } = await takeImage(file, sides);
    const bytes = cleanImage(given, header.type);
    return { type: header.type, bytes, sha256: digest(bytes) };
  },
};

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
