import { fileURLToPath } from 'node:url';
import type { Dependencies } from '@sarn/document/server';
import { command, publicQuery, query } from '@sarn/platform-server';
import type { JobDefinition, ServerModule } from '@sarn/platform-server';
import {
  getSigningOffer,
  listSignatures,
  sendSigningCode,
  signatureAuditWords,
  signatureErrors,
  signDigitally,
  verifySignature,
} from '../contract/index.ts';
import type { SignatureNeeds } from './dependencies.ts';
import { sendCode } from './code.service.ts';
import { endAbandonedJob } from './abandoned.job.ts';
import { batchRoutes } from './batch/batch.routes.ts';
import { createBatchRunner } from './batch/runner.ts';
import { assertStrongEnough, signatureRules } from './rule.ts';
import { readable, signaturesFor, signingOffer, verified } from './read.service.ts';
import { signDocument } from './sign.service.ts';
import { blankSigners } from './signature.store.ts';

/** Digital signatures of documents, and their verification by everybody. */
export function signatureModule(documents: Dependencies, needs: SignatureNeeds): ServerModule {
  const deps = { documents, needs };
  // It refuses what the flow refuses.
  const signing = {
    ...signDigitally,
    errors: [...signDigitally.errors, ...documents.engine.errors],
  };
  const runner = createBatchRunner(deps);
  documents.slots.confirmations.push((tx, document, given) =>
    assertStrongEnough(tx, document, needs.substitutes.isDigital(given)),
  );
  documents.slots.textErasers.push({ tables: ['document_signature'], erase: blankSigners });
  return {
    name: 'signature',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    reads: ['document'],
    holdsText: ['document_signature'],
    errors: signatureErrors,
    permissions: [],
    auditWords: signatureAuditWords,
    settled: runner.settled,
    stop: runner.stop,
    settings: [signatureRules],
    jobs: [endAbandonedJob(documents.platform) as JobDefinition],
    routes: [
      query(getSigningOffer, ({ documentId }, { caller }) =>
        signingOffer(deps, caller, documentId),
      ),
      // It opens its own transactions: none may be open while pages are typeset and signed.
      query(signing, (input, context) => signDocument(deps, context, input)),
      command(sendSigningCode, async ({ documentId }, { caller }, tx) => {
        await readable(deps, tx, caller, documentId);
        return sendCode(deps, tx, caller, documentId);
      }),
      query(listSignatures, ({ documentId }, { caller }) =>
        signaturesFor(deps, caller, documentId),
      ),
      ...batchRoutes({ ...deps, runner }),
      publicQuery(verifySignature, ({ code }) => verified(deps, code)),
    ],
  };
}
