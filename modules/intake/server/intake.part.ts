import { letterForms } from '@sarn/correspondence/contract';
import type { DocumentPart } from '@sarn/document/server';
import { registerArrival } from './arrival.effects.ts';
import { correctEntry } from './correction.effects.ts';
import { formOf } from '@sarn/document/server';

/** Registering letters that have arrived. */
export const intakePart: DocumentPart = {
  owner: 'intake',
  errors: [
    'registry.duplicate',
    'registry.due-needed',
    'registry.sender-fixed',
    'registry.field-needed',
    'registry.field-not-asked',
    'settings.ended',
    'settings.unknown-value',
    'settings.other-units',
    'registry.no-file',
    'registry.secrecy-not-available',
    'registry.arrival-not-found',
    'registry.arrival-decided',
    'registry.nothing-corrected',
    'registry.due-sent',
  ],
  forms: [formOf('register', letterForms.register), formOf('correct', letterForms.correct)],
  effects: { registerArrival, correctEntry },
};
