import { registerForm } from '../act/form-register.tsx';
import type { DocumentPageParts } from '../document/page-parts.ts';

/** Registering a letter that has arrived. */
export const documentPage: DocumentPageParts = { actForms: { register: registerForm } };
