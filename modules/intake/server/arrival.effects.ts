import { AppError } from '@sarn/kernel';
import { asAsked } from './registration/registration.service.ts';
import { numberIncoming, registerChange } from './incoming.rules.ts';
import { asking } from '@sarn/document/server';

/** Registers a letter that waited in the arrival box. */
export const registerArrival = asking(['register'], async (run, { input }) => {
  const { deps, tx, actor, subject } = run;
  const form = await asAsked(tx, 'inside', input);
  // A letter in the box must be classified first; then the secret registrar registers it.
  if (form.secrecy !== subject.document.secrecy) {
    throw new AppError('registry.secrecy-not-available');
  }
  const change = await registerChange(
    { deps, tx, actor, principals: actor.principals },
    form,
    subject.document.id,
  );
  Object.assign(run.documentChange, change);
  run.last.push(await numberIncoming({ deps, tx, actor }, subject.document, form.reservedEntryId));
});
