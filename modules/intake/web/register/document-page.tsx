import { registerForm } from '../act/form-register.tsx';
import type { DocumentPageParts } from '@sarn/document/web';

/** Registering a letter that has arrived. */
export const documentPage = { actForms: { register: registerForm } } satisfies DocumentPageParts;
