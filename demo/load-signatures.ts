import { certificateModule } from '@sarn/certificate/server';
import type { CertificateModule } from '@sarn/certificate/server';
import type { FileModule } from '@sarn/file/server';
import { foreignAuthorityModule } from '@sarn/foreign-authority/server';
import { need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { readFact, writeFact } from '@sarn/platform-server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform } from '@sarn/platform-server';
import { recordsModules } from '@sarn/records/server';
import type { RecordsNeeds } from '@sarn/records/server';
import { createPasswordSubstitutes, createSigningTurns } from '@sarn/signature/server';
import { units } from './agency.ts';
import { demoId, personId } from './ids.ts';
import { memoInput } from './load-letters.ts';
import type { DemoMemo } from './memos.ts';
import { demoIssuingSecret, demoPassword, demoSecret, demoSigners } from './people.ts';
import { contextOf, units as unchangedUnits } from './registry-dependencies.ts';
import { signedMemos } from './signed-memos.ts';

const certifiedFact = 'demo-certificates';
/** Minutes between what happens here; the month ends at 16.30 of its last day. */
const minute = 60_000;

interface SigningServices {
  readonly organisation: Pick<OrganisationModule, 'delegations' | 'identityKey' | 'organisation'>;
  readonly file: Pick<FileModule, 'fileService' | 'uploadSink'>;
}

/**
 * An authority of the agency, certificates of people with a known secret, and memos that they signed with them.
 *
 * A signature opens its own transactions: what a killed start left is gone on with by the next one.
 *
 * @param lastDay of the month, after which it happens
 */
export async function loadSignatures(
  platform: Platform,
  services: SigningServices,
  lastDay: CivilDate,
): Promise<void> {
  let present = Date.parse(`${lastDay}T16:30:00+07:00`);
  const past: Platform = { ...platform, clock: { now: () => new Date(present) } };
  const { organisation } = services.organisation;
  const foreign = foreignAuthorityModule(past, []).authorities;
  const certificate = certificateModule(past, {
    ...{ organisation, verifyPassword, notifications: silent },
    identityKey: services.organisation.identityKey,
    otherAuthorities: foreign,
    ...{ tokenLibrary: null, issuingSecretFile: null },
    shutAccounts: () => Promise.resolve(new Map()),
    signedWith: () => Promise.resolve({ documents: 0, lastAt: null }),
  });
  const registry = recordsModules(past, {
    ...{ organisation, verifyPassword, notifications: silent, units: unchangedUnits },
    delegations: services.organisation.delegations,
    files: { ...services.file.fileService, uploadSink: services.file.uploadSink },
    signing: {
      ...signingNeeds(certificate, services.organisation.identityKey),
      foreign,
    },
  });
  if ((await readFact(past.db, certifiedFact)) === null) await certify(past, certificate);
  certificate.authority.issuing.lock();
  for (const memo of signedMemos) {
    present += minute;
    const documentId = await submitted(past, registry, memo);
    present += minute;
    await need(registry.sign, 'signing')(contextOf(past, memo.signatory), {
      ...{ documentId, on: 'document', targetId: documentId, act: 'sign', code: '' },
      ...{ form: { password: demoSecret, note: '' }, attemptId: demoId(`sign/${memo.subject}`) },
    });
  }
  platform.log.info({}, 'demo: signatures');
}

// Past acts: nobody is present to confirm by password, and nobody is told.
const verifyPassword = async () => true;
const silent: RecordsNeeds['notifications'] = {
  tell: async () => undefined,
  settle: async () => undefined,
  withdraw: async () => undefined,
  queuesChanged: () => undefined,
};

const signingNeeds = (
  { keys, authority }: CertificateModule,
  identityKey: () => Buffer,
): Omit<NonNullable<RecordsNeeds['signing']>, 'foreign'> => ({
  ...{ keys, authority, identityKey, substitutes: createPasswordSubstitutes() },
  turns: createSigningTurns(),
  sentencesOf: (code) => ({ th: code, en: code }),
  appCodes: { has: async () => false, take: async () => false },
  usePicture: async () => undefined,
  currentPicture: async () => undefined,
  releasePicture: async () => undefined,
  pictureById: async () => undefined,
  hasPicture: async () => false,
  isExecutive: async () => false,
  ...{ timestampNetworks: [], verifierTemplate: '' },
  emailOf: async () => null,
  line: { reach: async () => 'off', send: async () => 'off' },
});

/** In one transaction: the authority, and a certificate for each who signs. */
async function certify(past: Platform, { authority, requests }: CertificateModule): Promise<void> {
  const admin = contextOf(past, 'admin');
  const agency = need(
    units.find(({ parent }) => parent === null),
    'the agency',
  );
  await past.db.transaction(async (tx) => {
    await authority.make(tx, admin, {
      ...{ name: agency.th, passphrase: demoSecret, password: demoPassword },
      secret: demoIssuingSecret,
    });
    const ask = { secret: demoSecret, password: demoPassword, issuer: 'agency' as const };
    for (const username of demoSigners) {
      const id = await requests.ask(tx, contextOf(past, username), ask);
      await requests.decide(tx, admin, { id, decision: 'issue', years: 1, reason: '' });
    }
    await writeFact(tx, certifiedFact, 'made');
  });
}

/** The memo as it waits for its signature; written once. */
async function submitted(
  past: Platform,
  { acts }: ReturnType<typeof recordsModules>,
  memo: DemoMemo,
): Promise<string> {
  const fact = `demo-memo-signed-by-${memo.signatory}`;
  return past.db.transaction(async (tx) => {
    const known = await readFact(tx, fact);
    if (known !== null) return known;
    const context = contextOf(past, memo.drafter);
    const { documentId } = await acts.saveMemo(tx, context, memoInput(memo));
    await acts.act(tx, context, {
      ...{ documentId, on: 'document', targetId: documentId, act: 'submit' },
      form: { signatoryId: personId(memo.signatory), reviewerIds: [] },
    });
    await writeFact(tx, fact, documentId);
    return documentId;
  });
}
