import { numberForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import { receiveNumber, voidNumbers } from './register.effects.ts';
import { formOf } from '@sarn/document/server';

/** Numbers of the registers. */
export const registerPart: DocumentPart = {
  owner: 'register',
  forms: [formOf('number', numberForms.number), formOf('takeNumber', numberForms.takeNumber)],
  effects: { receiveNumber, voidNumbers },
};
