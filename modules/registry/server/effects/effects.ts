import type { FlowEffect } from '../../contract/index.ts';
import type { Move } from '../move.ts';
import { changeClass } from './class.effects.ts';
import {
  keepOrder,
  registerArrival,
  setPresented,
  setRetention,
  settleDocument,
} from './document.effects.ts';
import {
  acceptReports,
  createJobs,
  endJob,
  finishJobs,
  moveJob,
  reopenJobs,
  reportJob,
  returnJob,
  startJob,
} from './jobs.effects.ts';
import { receiveNumber, sendLegs, setStudier, takeBackReading } from './legs.effects.ts';
import { reopenAtRegistry, reopenLeg, voidNumbers } from './ending.effects.ts';
import { remindAssignee } from '../reminder/remind.effect.ts';
import { enterDocument, handToRegistry, issueCertificate, numberLetter } from './letter.effects.ts';
import { cancelSendings, recordDispatch, recordReceipt } from './sending.effects.ts';
import { certifyReport, publish, recordGazette } from './publication.effects.ts';
import {
  advanceRoute,
  returnRoute,
  signAndNumber,
  skipStep,
  startRoute,
  withdrawRoute,
} from './route.effects.ts';

/** What each effect named in the flow table does. */
export const effects: Record<FlowEffect, (move: Move) => Promise<void>> = {
  setPresented,
  keepOrder,
  sendLegs,
  takeBackReading,
  startRoute,
  advanceRoute,
  returnRoute,
  withdrawRoute,
  skipStep,
  handToRegistry,
  numberLetter,
  issueCertificate,
  enterDocument,
  certifyReport,
  recordGazette,
  recordDispatch,
  recordReceipt,
  cancelSendings,
  signAndNumber,
  publish,
  receiveNumber,
  setStudier,
  createJobs,
  startJob,
  reportJob,
  returnJob,
  moveJob,
  endJob,
  remindAssignee,
  acceptReports,
  finishJobs,
  reopenJobs,
  settleDocument,
  setRetention,
  registerArrival,
  voidNumbers,
  reopenLeg,
  reopenAtRegistry,
  changeClass,
};
