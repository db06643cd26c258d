import { numberForms } from '../../contract/index.ts';
import type { DocumentPart } from '../document-engine.ts';
import { receiveNumber, voidNumbers } from '../effects/register.effects.ts';
import { formOf } from '../engine/flow-part.ts';

/** Numbers of the registers. */
export const registerPart: DocumentPart = {
  owner: 'register',
  forms: [formOf('number', numberForms.number), formOf('takeNumber', numberForms.takeNumber)],
  effects: { receiveNumber, voidNumbers },
};
