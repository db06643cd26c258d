// For pages before sign-in that ask for a new password: not in the entry point of the web layer, which
// the first page loads.
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { newPasswordRefusal } from './new-password.ts';
export { passwordWords } from './words/password-words.ts';
