import type { FlowForm } from '@sarn/registry/contract';
import { anyForm } from './act-form.ts';
import type { AnyActForm } from './act-form.ts';
import { registerForm } from './form-register.tsx';
import { signForm, signNumberForm, submitForm } from './forms-memo.tsx';
import { commandForm, presentForm, sendForm } from './forms-send.tsx';
import { closeForm, noteForm, opinionForm, passForm, reasonForm } from './forms-text.tsx';
import { numberForm, takeNumberForm } from '../book/forms-number.tsx';
import { receiptForm } from '../letter/form-receipt.tsx';
import { dispatchOutsideForm } from '../letter/forms-sending.tsx';
import { certifyForm } from '../meeting/form-certify.tsx';
import { gazetteForm } from '../publication/form-gazette.tsx';
import { classifyForm } from '../secret/form-classify.tsx';
import { assignForm, reassignForm, reportForm, studyForm } from './forms-work.tsx';

/** Nothing to ask: the act is done at the press of its button. */
const noForm = anyForm<object>({ start: () => ({}), toInput: () => ({}), Fields: () => null });

/** The screen of every question the flow table can ask. */
export const actForms: Readonly<Record<FlowForm, AnyActForm>> = {
  none: noForm,
  note: noteForm,
  reason: reasonForm,
  register: registerForm,
  present: presentForm,
  distribute: sendForm,
  dispatch: sendForm,
  command: commandForm,
  study: studyForm,
  opinion: opinionForm,
  assign: assignForm,
  reassign: reassignForm,
  report: reportForm,
  close: closeForm,
  submit: submitForm,
  pass: passForm,
  sign: signForm,
  signNumber: signNumberForm,
  takeNumber: takeNumberForm,
  number: numberForm,
  dispatchOutside: dispatchOutsideForm,
  receipt: receiptForm,
  certify: certifyForm,
  gazette: gazetteForm,
  classify: classifyForm,
};
