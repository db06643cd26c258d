// An entry point of its own: the sign-in screens load the other one, and confirm nothing.
export { ApprovalField } from './ApprovalField.tsx';
