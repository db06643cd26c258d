import { numberForms } from '../contract/index.ts';
import type { DocumentPart } from '@sarn/document/server';
import { receiveNumber, voidNumbers } from './register.effects.ts';
import { formOf } from '@sarn/document/server';

/** Numbers of the registers. */
export const registerPart: DocumentPart = {
  owner: 'register',
  errors: [
    'registry.number-not-reserved',
    'registry.number-of-other-register',
    'registry.number-expired',
    'registry.register-closed',
  ],
  forms: [formOf('number', numberForms.number), formOf('takeNumber', numberForms.takeNumber)],
  effects: { receiveNumber, voidNumbers },
};
