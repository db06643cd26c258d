import { letterForms } from '@sarn/correspondence/contract';
import { RegisterFields } from '../register/RegisterFields.tsx';
import { draftOf, toRegisterInput } from '../register/register-draft.ts';
import type { RegisterDraft } from '../register/register-draft.ts';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { isClassified } from '@sarn/document/contract';

function Fields({ draft, change, error }: ActFieldsProps<RegisterDraft>) {
  return (
    <div className="s-form-fields" data-columns={2}>
      <RegisterFields {...{ draft, change, error }} mustConfirm={false} way="inside" />
    </div>
  );
}

/** Registering a letter that is in the arrival box. */
export const registerForm = actForm<'register', RegisterDraft>('register', {
  schema: letterForms.register,
  start: ({ detail }) => draftOf(detail),
  toInput: toRegisterInput,
  keep: ({ secrecy }) => (isClassified(secrecy) ? 'server' : 'device'),
  Fields,
  isWide: true,
});
