import { AppError, newId } from '@sarn/kernel';
import type { BinaryAnswer, FileSink, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { emblemCode, emblemLimit } from '../contract/index.ts';
import type { ConfigurationDependencies } from './dependencies.ts';
import { emblemAddress } from './live-deployment.ts';
import { isPng, rewritePng } from './png.rules.ts';
import { readValues } from './read-values.ts';
import { isSvg, rewriteSvg } from './svg.rules.ts';
import { recordChange, writeAll } from './values.service.ts';
import { emblemAt, findEmblem, insertEmblem, listValues, useEmblem } from './values.store.ts';
import type { Emblem } from './values.store.ts';

/** A picture that was sent, written anew. */
export type Picture = Omit<Emblem, 'id'>;

/** Takes one picture, and writes it anew. @throws AppError 'configuration.emblem-…' */
export const emblemSink: FileSink<Picture> = {
  maxBytes: emblemLimit,
  maxFiles: 1,
  async accept({ bytes }) {
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part as Buffer);
    return rewritten(Buffer.concat(parts));
  },
};

/** @throws AppError 'configuration.emblem-kind', 'configuration.emblem-broken', 'configuration.emblem-too-large' */
export function rewritten(bytes: Buffer): Picture {
  if (isPng(bytes)) return { type: 'image/png', bytes: rewritePng(bytes) };
  if (isSvg(bytes)) return { type: 'image/svg+xml', bytes: rewriteSvg(bytes) };
  throw new AppError('configuration.emblem-kind');
}

interface NewEmblem {
  readonly picture: Picture | null;
  readonly version: number;
  readonly reason?: string;
}

/**
 * Sets the emblem, or with null shows that of the deployment file again. What was printed before
 * keeps the emblem of its day.
 *
 * @returns its address
 */
export async function setEmblem(
  deps: ConfigurationDependencies,
  context: SignedContext,
  tx: Tx,
  { picture, version, reason = '' }: NewEmblem,
): Promise<string> {
  const before = readValues(await listValues(tx), deps.held).emblemId;
  const id = picture && newId();
  if (picture && id) await insertEmblem(tx, { ...picture, id });
  await writeAll(deps, context, tx, [{ code: emblemCode, value: id, version }]);
  await useEmblem(tx, id, deps.platform.clock.now().toISOString());
  await recordChange(deps, context, tx, {
    act: 'configuration.emblem-changed',
    changes: [{ code: emblemCode, from: before, to: id }],
    reason,
  });
  return id ? emblemAddress(id) : deps.base.logo;
}

/** @throws AppError 'platform.not-found' */
export async function showEmblem(h: Handle, id: string): Promise<BinaryAnswer> {
  const found = await findEmblem(h, id);
  if (!found) throw new AppError('platform.not-found');
  const { bytes, type } = found;
  return { bytes, type, length: bytes.length, disposition: 'inline', etag: id };
}

/** The emblem that documents of a moment have. */
export interface PrintedEmblem {
  /** Below the base path. */
  readonly address: string;
  /** As SVG text, for the printed letter. */
  readonly svg: string;
}

/**
 * The emblem of documents of a moment: that which the agency had then.
 *
 * @returns null where it had none of its own
 */
export async function printedEmblem(h: Handle, at: string): Promise<PrintedEmblem | null> {
  const id = await emblemAt(h, at);
  const found = id === null ? undefined : await findEmblem(h, id);
  if (!found) return null;
  return { address: emblemAddress(found.id), svg: svgOf(found) };
}

/** The typesetter takes SVG alone: pixels are put into one. */
function svgOf({ type, bytes }: Emblem): string {
  if (type === 'image/svg+xml') return bytes.toString('utf8');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" ` +
    `xlink:href="${data}"/></svg>`
  );
}
