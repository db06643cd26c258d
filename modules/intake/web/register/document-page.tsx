import { correctForm } from '../act/form-correct.tsx';
import { registerForm } from '../act/form-register.tsx';
import type { DocumentPageParts } from '@sarn/document/web';
import { StampPanel } from '../registration/StampOf.tsx';

/** Registering a letter that has arrived, correcting its entry, and the stamp of one that was registered. */
export const documentPage = {
  panels: [{ id: 'receive-stamp', order: 115, Panel: StampPanel }],
  actForms: { register: registerForm, correct: correctForm },
} satisfies DocumentPageParts;
