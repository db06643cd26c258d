import { typeset } from './typesetter.ts';

export interface PictureInput {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
}

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/**
 * A picture as a PDF of one page, rotated as its EXIF data says.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderPicture({ bytes, mediaType }: PictureInput): Promise<Uint8Array> {
  const file = `picture.${extensions[mediaType]}`;
  const data = { title: 'picture', file };
  return typeset({ template: 'picture-page', data, picture: { file, bytes } });
}
