import { certificateLimits } from '@sarn/certificate/contract';
import { PasswordField, useWords } from '@sarn/platform-web';
import type { PasswordFieldProps } from '@sarn/platform-web';
import { certificateWords } from './words/certificate-words.ts';

type Bound = Omit<PasswordFieldProps, 'label'>;

interface NewSecretFieldsProps {
  readonly label: string;
  /** The form's fields `secret` and `again`. */
  readonly secret: Bound;
  readonly again: Bound;
}

/** A new signing password, typed twice: nobody can look it up later. */
export function NewSecretFields({ label, secret, again }: NewSecretFieldsProps) {
  const say = useWords(certificateWords);
  return (
    <>
      <PasswordField
        label={label}
        description={say('secretHint', { least: certificateLimits.secretLength })}
        isRequired
        autoComplete="new-password"
        {...secret}
      />
      <PasswordField label={say('secretAgain')} isRequired autoComplete="new-password" {...again} />
    </>
  );
}
