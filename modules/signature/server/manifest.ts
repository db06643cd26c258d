import { fileURLToPath } from 'node:url';
import type { Dependencies, DocumentAct } from '@sarn/document/server';
import { commandInSteps, command, publicQuery, publicStream, query } from '@sarn/platform-server';
import type { JobDefinition, Route, ServerModule, Tx } from '@sarn/platform-server';
import {
  getOfflineVerifier,
  getSigningOffer,
  getTimestamps,
  listSignatures,
  prepareSigning,
  printVerificationSheet,
  renewNow,
  saveTimestamps,
  sendSigningCode,
  signatureAuditWords,
  signatureErrors,
  signDigitally,
  stillPrepared,
  tryTimestamps,
  verifySignature,
} from '../contract/index.ts';
import { signingErrors } from '@sarn/signing/contract';
import type { Deps, SignatureNeeds } from './dependencies.ts';
import { offlineVerifierFile } from './checker/offline-verifier.service.ts';
import { sendCode } from './code.service.ts';
import { signingCodeWays } from './code-ways.ts';
import { endAbandonedJob } from './abandoned.job.ts';
import { initialAfterAct, initialsOnCopies } from './initials/initials.ts';
import { forgetPictures, picturesOnPages, signWithPicture } from './picture.ts';
import { codeOnPages, giveDocumentCode } from './password/document-code.ts';
import {
  prepareSigning as prepared,
  stillPrepared as asPrepared,
} from './prepared/prepare.service.ts';
import { assertStrongEnough, signatureSteps } from './policy.ts';
import { assertPresent, signatureRules } from './rule.ts';
import { readable, signaturesFor, signingOffer } from './read.service.ts';
import { createSealing } from './seal/apply-seals.ts';
import type { Sealing } from './seal/apply-seals.ts';
import { assertSealed, sealAfterAct } from './seal/seal-acts.ts';
import { sealRoutes } from './seal/seal.routes.ts';
import { applySealsJob } from './seal/seal.job.ts';
import { verificationSheet } from './sheet/sheet.service.ts';
import { signDocument } from './sign.service.ts';
import { endSignaturesAfterAct } from './together/went-back.ts';
import { blankSigners } from './signature.store.ts';
import { verified } from './verify/verified.service.ts';
import { renewalJobs } from './renewal/renewal.jobs.ts';
import { createRenewal } from './renewal/renewal.service.ts';
import type { Renewal } from './renewal/renewal.service.ts';
import {
  saveSettings,
  timestampsShown,
  trySettings,
} from './timestamps/timestamp-settings.service.ts';

/** Digital signatures of documents, and their verification by everybody. */
export function signatureModule(documents: Dependencies, needs: SignatureNeeds): ServerModule {
  const deps = { documents, needs };
  const renewal = createRenewal(deps);
  // It refuses what the flow refuses, as the signature does.
  const preparing = {
    ...prepareSigning,
    errors: [...prepareSigning.errors, ...documents.engine.errors],
  };
  // Files that waited for an authority are brought further.
  needs.foreign.onAdded.push(renewal.beginAsked);
  // It refuses what the flow refuses.
  const signing = {
    ...signDigitally,
    errors: [...signDigitally.errors, ...documents.engine.errors],
  };
  const sealing = createSealing(deps);
  fillSlots(deps, sealing);
  return {
    name: 'signature',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    reads: ['document', 'organisation'],
    holdsText: ['document_signature'],
    // Those of `signing` too: they are kept as the reason why an e-seal failed.
    errors: { ...signatureErrors, ...signingErrors },
    auditWords: signatureAuditWords,
    permissions: [],
    settings: [signatureRules, signatureSteps, signingCodeWays],
    jobs: [
      endAbandonedJob(deps) as JobDefinition,
      applySealsJob(sealing) as JobDefinition,
      ...renewalJobs(renewal),
    ],
    settled: async () => void (await Promise.all([renewal.settled(), sealing.settled()])),
    stop: async () => void (await Promise.all([renewal.stop(), sealing.settled()])),
    routes: [
      query(getSigningOffer, ({ documentId }, { caller }) =>
        signingOffer(deps, caller, documentId),
      ),
      // What it rehearses is rolled back.
      query(preparing, (input, context) => prepared(deps, context, input)),
      query(stillPrepared, (input, context) => asPrepared(deps, context, input)),
      // It opens its own transactions: none may be open while pages are typeset and signed.
      commandInSteps(signing, (input, context) => signDocument(deps, context, input)),
      // It opens its own transactions, too: LINE and the mail server are other programs.
      commandInSteps(sendSigningCode, async ({ documentId, way }, { caller }) => {
        await readable(deps, documents.platform.db, caller, documentId);
        return sendCode(deps, caller, { documentId, way });
      }),
      query(listSignatures, ({ documentId }, { caller }) =>
        signaturesFor(deps, caller, documentId),
      ),
      ...sealRoutes(deps, sealing),
      publicQuery(verifySignature, ({ code }) => verified(deps, code)),
      publicStream(printVerificationSheet, (asked) => verificationSheet(deps, asked)),
      ...timestampRoutes(deps, renewal),
    ],
  };
}

/**
 * A signature by password may have waited for its number since it was confirmed, and its person may have left meanwhile. One
 * with a certificate is refused with its key.
 */
const assertStillPresent =
  (deps: Deps) =>
  async (tx: Tx, { before, after, actorId, keepsPages }: DocumentAct): Promise<void> => {
    const isSigned = before.signedAt === null && after.signedAt !== null;
    if (isSigned && !keepsPages) await assertPresent(deps, tx, actorId);
  };

/** What the work on documents is told, and asks, of signatures. */
function fillSlots(deps: Deps, sealing: Sealing): void {
  const { slots, pageSources } = deps.documents;
  slots.onDocumentAct.push(endSignaturesAfterAct(deps), sealAfterAct(deps, sealing));
  slots.onDocumentAct.push(initialAfterAct(deps));
  pageSources.initials.push(initialsOnCopies(deps));
  slots.lastChecks.push(assertStillPresent(deps));
  slots.sendingObstacles.push(assertSealed);
  slots.confirmations.push(async (tx, document, { personId, given, withPicture }) => {
    const isDigital = deps.needs.substitutes.isDigital(given);
    if (!isDigital) await assertPresent(deps, tx, personId);
    await assertStrongEnough(deps, tx, document, { personId, isDigital, withPicture });
    if (isDigital) return;
    if (withPicture) await signWithPicture(deps, tx, document, personId);
    await giveDocumentCode(deps, tx, document);
  });
  slots.handSignatures.push(picturesOnPages(deps));
  pageSources.verifications.push(codeOnPages(deps));
  slots.textErasers.push({
    tables: ['document_signature'],
    erase: async (tx, documentId) => {
      await blankSigners(tx, documentId);
      // Pages on which they could stand are gone; who signed and when is in the history.
      await forgetPictures(deps, tx, documentId);
    },
  });
}

const timestampRoutes = (deps: Deps, renewal: Renewal): Route[] => [
  publicStream(getOfflineVerifier, () => offlineVerifierFile(deps)),
  query(getTimestamps, () => timestampsShown(deps, deps.documents.platform.db)),
  command(saveTimestamps, async (input, context, tx) => ({
    version: await saveSettings(deps, tx, context, input),
  })),
  // A query: no transaction is open while the authority is asked.
  query(tryTimestamps, (input) => trySettings(deps, deps.documents.platform.db, input)),
  command(renewNow, async (_input, _context, tx) => {
    renewal.beginAsked(tx);
    return {};
  }),
];
