import { plainForms } from '@sarn/registry/contract';
import type { FlowForm, SentAnswer } from '@sarn/registry/contract';
import { numberForm, takeNumberForm } from '../book/forms-number.tsx';
import { receiptForm } from '../letter/form-receipt.tsx';
import { dispatchOutsideForm } from '../letter/forms-sending.tsx';
import { certifyForm } from '../meeting/form-certify.tsx';
import { gazetteForm } from '../publication/form-gazette.tsx';
import { closeForm } from '../retention/form-close.tsx';
import { classifyForm } from '../secret/form-classify.tsx';
import { actForm } from './act-form.ts';
import type { ActForm, ActFormOf } from './act-form.ts';
import { registerForm } from './form-register.tsx';
import { signForm, signNumberForm, submitForm } from './forms-memo.tsx';
import { commandForm, dispatchForm, distributeForm, presentForm } from './forms-send.tsx';
import { noteForm, opinionForm, passForm, reasonForm } from './forms-text.tsx';
import { assignForm, reassignForm, reportForm, studyForm } from './forms-work.tsx';

/** Nothing to ask: the act is done at the press of its button. */
const noForm = actForm('none', {
  schema: plainForms.none,
  start: () => ({}),
  toInput: () => ({}),
  Fields: () => null,
});

/** The screens of the forms that flows of documents ask: one for each form of the program. */
const registered: {
  readonly [F in FlowForm]: ActFormOf<Extract<SentAnswer, { readonly asked: F }>>;
} = {
  none: noForm,
  note: noteForm,
  reason: reasonForm,
  pass: passForm,
  register: registerForm,
  present: presentForm,
  distribute: distributeForm,
  dispatch: dispatchForm,
  command: commandForm,
  submit: submitForm,
  sign: signForm,
  signNumber: signNumberForm,
  certify: certifyForm,
  gazette: gazetteForm,
  study: studyForm,
  opinion: opinionForm,
  assign: assignForm,
  reassign: reassignForm,
  report: reportForm,
  number: numberForm,
  takeNumber: takeNumberForm,
  dispatchOutside: dispatchOutsideForm,
  receipt: receiptForm,
  close: closeForm,
  classify: classifyForm,
};

/** The screen of each form, by its name. */
export const actForms: ReadonlyMap<string, ActForm> = new Map(Object.entries(registered));
