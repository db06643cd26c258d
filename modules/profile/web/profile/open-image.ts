import { chosenImageLimits, readImageHeader } from '@sarn/profile/contract';
import { ApiError } from '@sarn/platform-web';

/** An error found before sending, with the message that the server would give. */
function refusal(code: string, params: Record<string, number> = {}): ApiError {
  return new ApiError({ code, params, message: '', status: 422, requestId: null, body: {} });
}

/** Bytes that include every header, also after the preview that cameras put before it. */
const headerBytes = 512 * 1024;
/** Larger is of no use for a picture of 512 pixels or a signature. */
const longestSide = 2400;

/**
 * Opens a chosen picture, upright and no larger than needed. Its header is read first: a picture
 * with too many pixels is refused without being decoded.
 *
 * @throws ApiError 'identity.image-type', 'identity.image-too-large', 'identity.image-broken',
 *   'platform.too-large'
 */
export async function openImage(file: File): Promise<ImageBitmap> {
  const { maxBytes, maxPixels } = chosenImageLimits;
  const header = readImageHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!header) throw refusal('identity.image-type');
  if (file.size > maxBytes) throw refusal('platform.too-large', { limit: maxBytes / 2 ** 20 });
  const { width, height } = header;
  if (width * height > maxPixels) throw refusal('identity.image-too-large', { width, height });
  const shrink = Math.min(1, longestSide / Math.max(width, height));
  try {
    return await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeQuality: 'high',
      ...(shrink < 1 ? { resizeWidth: Math.round(width * shrink) } : {}),
    });
  } catch {
    throw refusal('identity.image-broken');
  }
}

/** The picture turned a quarter to the right. */
export function turnedRight(image: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = image.height;
  canvas.height = image.width;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width, 0);
  pen?.rotate(Math.PI / 2);
  pen?.drawImage(image, 0, 0);
  return createImageBitmap(canvas);
}

/** A canvas as a file. */
export function canvasFile(
  canvas: HTMLCanvasElement,
  type: 'image/png' | 'image/jpeg',
  name: string,
): Promise<File> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(new File([blob], name, { type })) : reject(refusal('identity.image-broken'));
    canvas.toBlob(done, type, 0.9);
  });
}
