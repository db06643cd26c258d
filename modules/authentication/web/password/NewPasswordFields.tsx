import { useWords } from '@sarn/platform-web/public';
import type { ComponentType } from 'react';
import { passwordWords } from './words/password-words.ts';
import { PasswordRules } from './PasswordRules.tsx';
import '../sign-in/sign-in.css';

interface FieldShape {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: 'new-password' | undefined;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | null | undefined;
}

interface FieldOfForm {
  readonly value: string;
  readonly onChange: (password: string) => void;
}

export interface NewPasswordFieldsProps {
  /** The password field of the platform: the one of the sign-in screens or the full one. */
  readonly Field: ComponentType<FieldShape>;
  readonly password: FieldOfForm;
  readonly repeated: FieldOfForm;
}

/** A new password, its rules, and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { Field, password, repeated } = props;
  const say = useWords(passwordWords);
  const isDifferent = repeated.value !== '' && repeated.value !== password.value;
  return (
    <>
      <Field
        label={say('reset.password')}
        autoComplete="new-password"
        isRequired
        value={password.value}
        onChange={password.onChange}
      />
      <PasswordRules password={password.value} />
      <Field
        label={say('reset.confirm')}
        autoComplete="new-password"
        isRequired
        value={repeated.value}
        onChange={repeated.onChange}
        error={isDifferent ? say('reset.mismatch') : null}
      />
    </>
  );
}
