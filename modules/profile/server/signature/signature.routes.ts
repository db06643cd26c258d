import { AppError } from '@sarn/kernel';
import { command, query, stream, upload } from '@sarn/platform-server';
import type { FileSink, Platform, Route } from '@sarn/platform-server';
import {
  addSignature,
  listSignatures,
  removeSignature,
  signatureLimits,
  viewSignature,
} from '../../contract/index.ts';
import { phrase } from '../phrase.ts';
import { createOwnSignatures, takeSignature } from './signature.service.ts';
import type { CheckedSignature } from './signature.service.ts';

const sink: FileSink<CheckedSignature> = {
  maxBytes: signatureLimits.maxBytes,
  maxFiles: 1,
  accept: takeSignature,
};

/** The calls of the own signatures; no call returns those of other people. */
export function signatureRoutes(platform: Platform): Route[] {
  const own = createOwnSignatures(platform);
  return [
    query(listSignatures, async (_input, { caller }) => {
      const rows = await own.list(platform.db, caller.id);
      return { rows, total: rows.length };
    }),
    upload(addSignature, sink, async (asked, { caller, ...context }, tx, signatures) => {
      const [checked] = signatures;
      if (!checked) throw new AppError('identity.image-missing');
      const by = { callerId: caller.id, requestId: context.requestId };
      const item = await own.add(tx, by, asked, checked);
      return { item, message: phrase('signatureSaved', context.language) };
    }),
    stream(viewSignature, async ({ signatureId }, { caller }) => {
      const { png, sha256 } = await own.get(platform.db, caller.id, signatureId);
      const head = { type: 'image/png', length: png.length, etag: sha256 };
      return { bytes: png, ...head, disposition: 'inline' };
    }),
    command(removeSignature, async ({ signatureId }, { caller, ...context }, tx) => {
      const by = { callerId: caller.id, requestId: context.requestId };
      const outcome = await own.remove(tx, by, signatureId);
      const said = outcome === 'erased' ? 'signatureErased' : 'signatureKept';
      return { message: phrase(said, context.language) };
    }),
  ];
}
