export { classForms } from './forms/class.forms.ts';
export { dispatchForms } from './forms/dispatch.forms.ts';
export { letterForms, RegisterForm } from './forms/letter.forms.ts';
export { plainForms } from './forms/plain.forms.ts';
export { numberForms } from './forms/register.forms.ts';
export { retentionForms } from './forms/retention.forms.ts';
export { workForms } from './forms/work.forms.ts';
