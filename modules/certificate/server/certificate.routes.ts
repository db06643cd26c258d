import { command, commandInSteps, publicStream, query, stream } from '@sarn/platform-server';
import type { Database, Route } from '@sarn/platform-server';
import {
  askRenewal,
  suspendOwnCertificate,
  askCertificate,
  askCertificateInToken,
  askStatus,
  askStatusByAddress,
  bringCertificate,
  changeCertificate,
  changeSecret,
  decideCertificateRequest,
  exportCertifiedPeople,
  getAuthority,
  getAuthorityFile,
  getCertifiedPerson,
  getOwnCertificate,
  getOwnRequestFile,
  importCertificate,
  listCertificateRequests,
  listCertifiedPeople,
  listTokens,
  makeAuthority,
  revokeOwnCertificate,
  withdrawRequest,
} from '../contract/index.ts';
import { changeOfPerson, decideRequest, waitingRequests } from './administration.service.ts';
import type { Dependencies } from './dependencies.ts';
import { bringOwn, requestFile } from './elsewhere/elsewhere.service.ts';
import {
  askForRenewal,
  suspendOwn,
  askForCertificate,
  changeOwnSecret,
  importOwn,
  revokeOwn,
  withdrawOwnRequest,
} from './own.service.ts';
import { newSecretOf } from './issuing/lock.service.ts';
import { statusAnswer } from './status.service.ts';
import {
  authorityFile,
  authorityShown,
  certifiedPeople,
  certifiedPerson,
  ownCertificate,
} from './read.service.ts';
import { peopleSheet } from './people-sheet.ts';
import { askInToken, freeTokens } from './token/token.service.ts';

/** The calls of the module. */
export const certificateRoutes = (db: Database, deps: Dependencies): Route[] => [
  ...ownRoutes(db, deps),
  ...administrationRoutes(db, deps),
];

const ownRoutes = (db: Database, deps: Dependencies): Route[] => [
  query(getOwnCertificate, (_input, { caller }) => ownCertificate(deps, db, caller.id)),
  command(askCertificate, async (input, context, tx) => ({
    id: await askForCertificate(deps, tx, context, input),
  })),
  query(listTokens, async (_input, { caller }) => ({
    labels: [...(await freeTokens(deps, db, caller.id))],
  })),
  // It opens its own transactions: none may be open while a token works.
  commandInSteps(askCertificateInToken, async (input, context) => ({
    id: await askInToken(deps, db, context, input),
  })),
  stream(getOwnRequestFile, (_input, { caller }) => requestFile(db, caller.id)),
  command(bringCertificate, async (input, context, tx) => ({
    id: await bringOwn(deps, tx, context, input),
  })),
  command(withdrawRequest, async ({ id }, context, tx) => {
    await withdrawOwnRequest(deps, tx, context, id);
    return {};
  }),
  command(changeSecret, async (input, context, tx) => {
    await changeOwnSecret(deps, tx, context, input);
    return {};
  }),
  command(importCertificate, async (input, context, tx) => ({
    id: await importOwn(deps, tx, context, input),
  })),
  command(suspendOwnCertificate, async ({ reason }, context, tx) => {
    await suspendOwn(deps, tx, context, reason);
    return {};
  }),
  command(askRenewal, async (_input, context, tx) => ({
    id: await askForRenewal(deps, tx, context),
  })),
  command(revokeOwnCertificate, async ({ reason }, context, tx) => {
    await revokeOwn(deps, tx, context, reason);
    return {};
  }),
];

const administrationRoutes = (db: Database, deps: Dependencies): Route[] => [
  query(listCertifiedPeople, (input) => certifiedPeople(deps, db, input)),
  stream(exportCertifiedPeople, (input, context) => peopleSheet(deps, db, context, input)),
  query(listCertificateRequests, async (_input, { caller }) => ({
    rows: await waitingRequests(deps, db, caller.id),
  })),
  command(decideCertificateRequest, async (input, context, tx) => {
    await decideRequest(deps, tx, context, input);
    return {};
  }),
  query(getCertifiedPerson, ({ personId }) => certifiedPerson(deps, db, personId)),
  command(changeCertificate, async (input, context, tx) => {
    await changeOfPerson(deps, tx, context, input);
    return {};
  }),
  query(getAuthority, () => authorityShown(deps, db)),
  command(makeAuthority, async ({ protection, secret: typed, ...input }, context, tx) => {
    const { password } = input;
    const secret = protection === 'secret' ? await newSecretOf(deps, { typed, password }) : null;
    return { rootKey: await deps.authority.make(tx, context, { ...input, secret }) };
  }),
  publicStream(getAuthorityFile, (input) => authorityFile(db, input)),
  publicStream(askStatus, ({ body }) => statusAnswer(deps, db, body)),
  publicStream(askStatusByAddress, ({ request }) => statusAnswer(deps, db, request)),
];
