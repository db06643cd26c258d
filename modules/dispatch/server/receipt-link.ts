import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@sarn/kernel';

const keyBytes = 32;
const idBytes = 16;
const timeBytes = 4;
/** 128 bits of HMAC-SHA256: it cannot be guessed while the link is valid. */
const macBytes = 16;

/**
 * The key in `<dataDir>/keys/receipt-link.key`, made on first use. With another key the links of
 * all letters already sent are invalid.
 *
 * @throws Error when the file is there but holds no key
 */
export async function readLinkKey(dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'receipt-link.key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = `${randomBytes(keyBytes).toString('base64url')}\n`;
  await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // The file exists: made at an earlier start, or by another process of this installation.
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (key.length === keyBytes) return key;
  throw new Error(`${file} holds no key: put back the file of this installation`);
}

/** The content of a link: the attempt, the end of its validity, and the seal. */
export function receiptToken(key: Buffer, dispatchId: string, until: Date): string {
  const body = Buffer.alloc(idBytes + timeBytes);
  body.write(dispatchId.replaceAll('-', ''), 'hex');
  body.writeUInt32BE(Math.floor(until.getTime() / 1000), idBytes);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/**
 * The attempt that a link was made for.
 *
 * @throws 'registry.receipt-link' when it was not made by this installation,
 *   'registry.receipt-expired'
 */
export function readReceiptToken(key: Buffer, token: string, now: Date): string {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + timeBytes + macBytes) throw new AppError('registry.receipt-link');
  const body = bytes.subarray(0, idBytes + timeBytes);
  if (!timingSafeEqual(macOf(key, body), bytes.subarray(idBytes + timeBytes))) {
    throw new AppError('registry.receipt-link');
  }
  if (body.readUInt32BE(idBytes) * 1000 < now.getTime()) {
    throw new AppError('registry.receipt-expired');
  }
  const hex = body.toString('hex', 0, idBytes);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const macOf = (key: Buffer, body: Buffer): Buffer =>
  createHmac('sha256', key).update(body).digest().subarray(0, macBytes);
