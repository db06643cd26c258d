export type { SignatureNeeds } from './dependencies.ts';
export { signatureModule } from './manifest.ts';
export { signDocument } from './sign.service.ts';
export { createSigningTurns } from './signing-turns.ts';
export { createPasswordSubstitutes } from './substitutes.ts';
export { signedWith } from './signature.store.ts';
export { signaturePart } from './rule.ts';
