import { Transform, finished } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '@sarn/kernel';
import type { FileSink, SignedContext } from '../module.ts';
import { addField, checkFields, maxFieldBytes } from './body.ts';
import type { Fields } from './body.ts';

export interface MultipartCall {
  readonly fields: Fields;
  /** The sink's result for each file, in order of arrival. */
  readonly files: readonly unknown[];
}

const limits = { fieldNameSize: 200, fieldSize: maxFieldBytes, fields: 1_000, headerPairs: 100 };

/**
 * Reads a multipart body part by part; files go to the sink while they arrive.
 *
 * @param sink null for a call that takes no files
 * @throws AppError 'platform.too-large', 'platform.too-many-files', 'platform.malformed-request',
 *   'platform.unsupported-media' (a file where none is taken); files accepted until then are
 *   discarded
 */
export async function readMultipart(
  request: FastifyRequest,
  sink: FileSink<unknown> | null,
  context: SignedContext | null,
): Promise<MultipartCall> {
  const fields = Object.create(null) as Fields;
  const files: unknown[] = [];
  const take = fieldTaker(fields);
  try {
    const most = sink ? sink.maxFiles + 1 : 1;
    const options = { ...limits, files: most, parts: most + 1_000, fileSize: Infinity };
    for await (const part of request.parts({ limits: options })) {
      if (part.type === 'file') {
        files.push(await takeFile(part, files.length, sink, context));
      } else {
        take(part);
      }
    }
    return { fields: checkFields(fields), files };
  } catch (error) {
    await discard(sink, files);
    throw toKnownError(error);
  }
}

/** Adds fields while their bytes together stay within the limit. */
function fieldTaker(fields: Fields): (part: MultipartValue) => void {
  let bytes = 0;
  return ({ fieldname, value, valueTruncated }) => {
    const text = typeof value === 'string' ? value : '';
    bytes += Buffer.byteLength(text);
    if (valueTruncated || bytes > maxFieldBytes) throw tooLarge(maxFieldBytes);
    addField(fields, fieldname, checkWritten(text));
  };
}

async function takeFile(
  part: MultipartFile,
  taken: number,
  sink: FileSink<unknown> | null,
  context: SignedContext | null,
): Promise<unknown> {
  if (!sink || !context) throw new AppError('platform.unsupported-media');
  if (taken >= sink.maxFiles)
    throw new AppError('platform.too-many-files', { limit: sink.maxFiles });
  const bytes = bounded(sink.maxBytes);
  // A body may break off before the sink reads it: then nothing else handles the error, and an
  // uncaught error would end the process.
  bytes.on('error', () => undefined);
  // A small body that broke off has failed before a listener was added: `finished` reports it,
  // where a listener for errors would wait for ever.
  finished(part.file, (error) => {
    if (error) bytes.destroy(error);
  });
  const { fieldname: field, mimetype: type } = part;
  const name = checkWritten(part.filename ?? '');
  try {
    return await sink.accept({ field, name, type, bytes: part.file.pipe(bytes) }, context);
  } finally {
    // The rest of a refused file must still be read, or the parser waits for ever.
    part.file.unpipe(bytes);
    part.file.resume();
  }
}

/** Passes at most `max` bytes and fails on the next one. */
function bounded(max: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > max) done(tooLarge(max));
      else done(null, chunk);
    },
  });
}

export async function discard(
  sink: FileSink<unknown> | null,
  files: readonly unknown[],
): Promise<void> {
  if (sink?.discard) for (const file of files) await sink.discard(file);
}

export function tooLarge(max: number): AppError {
  const limit =
    max < 2 ** 20 ? `${Math.round(max / 2 ** 10)} KB` : `${Math.round(max / 2 ** 20)} MB`;
  return new AppError('platform.too-large', { limit });
}

/** The parser puts U+FFFD where bytes are not UTF-8; nobody types that character. */
function checkWritten(text: string): string {
  if (text.includes('\uFFFD')) throw new AppError('platform.malformed-request');
  return text;
}

const limitCodes = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);
const parserCodes = /^(?:FST_|ERR_STREAM|ECONNRESET|ECONNABORTED)/;
const parserTexts = /multipart|malformed|boundary|unexpected end|part terminated/i;

function toKnownError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const { code = '', syscall } = error as { code?: string; syscall?: string };
  if (limitCodes.has(code)) return tooLarge(maxFieldBytes);
  // A connection of our own, such as that to the database; a caller who left names no call of the system.
  if (syscall !== undefined) return error;
  if (parserCodes.test(code) || parserTexts.test(error.message)) {
    return new AppError('platform.malformed-request');
  }
  return error;
}
