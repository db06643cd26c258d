import { letterForms } from '../../contract/index.ts';
import type { DocumentPart } from '../document-engine.ts';
import { registerArrival } from '../effects/arrival.effects.ts';
import { formOf } from '../engine/flow-part.ts';

/** Registering letters that have arrived. */
export const intakePart: DocumentPart = {
  owner: 'intake',
  forms: [formOf('register', letterForms.register)],
  effects: { registerArrival },
};
