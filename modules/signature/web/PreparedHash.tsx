import type { SigningPart } from '@sarn/document/web';
import { Skeleton, errorText, useWords } from '@sarn/platform-web';
import { groupedHash } from '@sarn/signing/contract';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { usePrepared } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

type ChoiceProps = ComponentProps<SigningPart['Choice']>;

interface PreparedHashProps extends Pick<ChoiceProps, 'asked' | 'onPrepared'> {
  /** What the form has of it. */
  readonly told: string | undefined;
}

/**
 * The hash of what will be signed, before it is confirmed: other bytes are not signed. Where number, date or time
 * became others meanwhile, it is said that the file was prepared anew.
 */
export function PreparedHash({ asked, told, onPrepared }: PreparedHashProps) {
  const say = useWords(signatureWords);
  const { data, error } = usePrepared(asked);
  const isAnew = useChanged(data?.sha256);
  const prepared = error ? undefined : data?.prepared;
  useEffect(() => {
    if (prepared !== told) onPrepared(prepared);
  }, [prepared, told, onPrepared]);
  if (error) {
    return <p className="s-muted s-small">{say('hashUnknown', { why: errorText(error) })}</p>;
  }
  if (!data) return <Skeleton count={2} />;
  return (
    <div className="signing-hash">
      <p className="s-muted s-small">{say('hashBefore')}</p>
      <code>{groupedHash(data.sha256)}</code>
      {/* Said aloud when it happens; 64 digits are read by whoever goes there. */}
      <div role="status">
        {isAnew && <p className="s-small signing-anew">{say('preparedAnew')}</p>}
      </div>
    </div>
  );
}

/** Whether a value became another one since it was first there. */
function useChanged(value: string | undefined): boolean {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first !== undefined && value !== undefined && first !== value;
}
