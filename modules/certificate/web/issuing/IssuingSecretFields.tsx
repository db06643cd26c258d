import { certificateLimits } from '@sarn/certificate/contract';
import { PasswordField, useWords } from '@sarn/platform-web';
import type { PasswordFieldProps } from '@sarn/platform-web';
import type { SecretFile } from './use-issuing-secret.ts';
import { certificateWords } from '../words/certificate-words.ts';

type Bound = Omit<PasswordFieldProps, 'label'>;

interface IssuingSecretFieldsProps {
  readonly label: string;
  readonly file: SecretFile;
  /** The form's fields `secret` and `again`. */
  readonly secret: Bound;
  readonly again: Bound;
}

/** A new secret of the issuing key, typed twice; where the server has it in a file, that one is used. */
export function IssuingSecretFields({ label, file, secret, again }: IssuingSecretFieldsProps) {
  const say = useWords(certificateWords);
  const least = certificateLimits.secretLength;
  if (file === 'unusable')
    return <p className="certificate-note">{say('authority.fileUnusable', { least })}</p>;
  return (
    <>
      {file === 'usable' ? (
        <p>{say('authority.fileUsed')}</p>
      ) : (
        <>
          <PasswordField
            label={label}
            description={say('authority.secretHint', { least })}
            isRequired
            autoComplete="new-password"
            {...secret}
          />
          <PasswordField
            label={say('authority.secretAgain')}
            isRequired
            autoComplete="new-password"
            {...again}
          />
        </>
      )}
      <p className="s-muted s-small">{say('authority.lost')}</p>
    </>
  );
}
