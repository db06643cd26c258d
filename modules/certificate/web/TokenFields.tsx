import { Loaded, PasswordField, Select, useWords } from '@sarn/platform-web';
import { useTokens } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface Bound {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
}

interface TokenFieldsProps {
  /** The form's fields `token` and `pin`. */
  readonly token: Bound;
  readonly pin: Bound;
}

/** Which token the key is made in, and its PIN. */
export function TokenFields({ token, pin }: TokenFieldsProps) {
  const say = useWords(certificateWords);
  const tokens = useTokens(true);
  return (
    <Loaded query={tokens} lines={2}>
      {({ labels }) =>
        labels.length === 0 ? (
          <p className="s-muted">{say('noTokens')}</p>
        ) : (
          <>
            <Select
              label={say('token')}
              isRequired
              options={labels.map((label) => ({ value: label, label }))}
              {...token}
            />
            <PasswordField
              label={say('pin')}
              description={say('pinHint')}
              isRequired
              autoComplete="one-time-code"
              {...pin}
            />
          </>
        )
      }
    </Loaded>
  );
}
