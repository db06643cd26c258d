import { flows, letterForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import { keepOrder, setPresented, settleDocument } from './document.effects.ts';
import { reopenTransmission } from './closing.effects.ts';
import { sendTransmissions, takeBackReading } from './transmissions.effects.ts';
import * as letters from './letter.effects.ts';
import * as publications from './publication.effects.ts';
import * as route from './route.effects.ts';
import { formOf } from '@sarn/document/server';
import { letterGuards, letterPlainGuards } from './letter.guards.ts';
import { letterRoles } from './letter.roles.ts';

/** The flows of letters, memos and publications, and what they do. */
export const letterPart: DocumentPart = {
  owner: 'correspondence',
  errors: [
    ...['registry.recipient-twice', 'registry.no-clerk', 'registry.already-opened'],
    ...['registry.order-names-units', 'registry.no-head', 'identity.may-not-sign'],
    ...['registry.signatory-invalid', 'registry.signatory-not-agency'],
    ...['registry.one-signatory', 'registry.signed-already'],
    'registry.meeting-reported',
    'registry.change-not-possible',
    'registry.certified-too-early',
    'registry.route-twice',
    'creation.step',
    'registry.date-in-future',
    'registry.draft-incomplete',
    'registry.order-names-nobody',
    'registry.secret-needs-passkey',
    'registry.secret-needs-picture',
    'settings.ended',
    'settings.unknown-value',
    'settings.other-units',
  ],
  flows,
  forms: [
    formOf('present', letterForms.present),
    formOf('distribute', letterForms.distribute),
    formOf('dispatch', letterForms.dispatch),
    formOf('command', letterForms.command),
    formOf('submit', letterForms.submit),
    formOf('certify', letterForms.certify),
    formOf('gazette', letterForms.gazette),
    formOf('sign', letterForms.sign),
    formOf('signNumber', letterForms.signNumber),
  ],
  roles: letterRoles,
  plainGuards: letterPlainGuards,
  guards: letterGuards,
  effects: {
    setPresented,
    keepOrder,
    sendTransmissions,
    takeBackReading,
    startRoute: route.startRoute,
    advanceRoute: route.advanceRoute,
    returnRoute: route.returnRoute,
    withdrawRoute: route.withdrawRoute,
    skipStep: route.skipStep,
    signAndNumber: route.signAndNumber,
    handToRegistry: letters.handToRegistry,
    numberAtSignature: letters.numberAtSignature,
    numberLetter: letters.numberLetter,
    issueCertificate: letters.issueCertificate,
    enterDocument: letters.enterDocument,
    certifyReport: publications.certifyReport,
    recordGazette: publications.recordGazette,
    publish: publications.publish,
    settleDocument,
    reopenTransmission,
  },
};
