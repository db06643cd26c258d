import type { SigningPart } from '@sarn/document/web';
import { ErrorSummary, Skeleton, errorText, useIsPhone, useWords } from '@sarn/platform-web';
import type { OutputOf } from '@sarn/kernel';
import type { prepareSigning } from '@sarn/signature/contract';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { FullHash } from './FullHash.tsx';
import { usePrepared } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import type { th } from './words/th.ts';
import './signature.css';

type ChoiceProps = ComponentProps<SigningPart['Choice']>;

interface PreparedHashProps extends Pick<ChoiceProps, 'asked' | 'onPrepared'> {
  /** What the form has of it. */
  readonly told: string | undefined;
}

/**
 * The hash of what will be signed, before it is confirmed: other bytes are not signed, and nothing while there is none. Where number, date or time
 * became others meanwhile, it is said that the file was prepared anew.
 */
export function PreparedHash({ asked, told, onPrepared }: PreparedHashProps) {
  const say = useWords(signatureWords);
  const { data, error, isFetching, refetch } = usePrepared(asked);
  const former = useFormer(data);
  const prepared = error ? undefined : data?.prepared;
  useEffect(() => {
    if (prepared !== told) onPrepared(prepared);
  }, [prepared, told, onPrepared]);
  if (error && !isFetching) {
    const text = say('hashUnknown', { why: errorText(error) });
    return <ErrorSummary error={text} onRetry={() => void refetch()} />;
  }
  if (!data || error) return <Skeleton count={2} />;
  return (
    <div className="signing-hash">
      <Hash sha256={data.sha256} />
      {/* Said aloud when it happens; 64 digits are read by whoever goes there. */}
      <div role="status">
        {former && <p className="s-small signing-anew">{whyAnew(say, former, data)}</p>}
      </div>
    </div>
  );
}

/** On a phone in one line, so that the secret stays in sight; all of it when it is pressed. */
function Hash({ sha256 }: { readonly sha256: string }) {
  const say = useWords(signatureWords);
  const isPhone = useIsPhone();
  return (
    <details open={!isPhone}>
      <summary>
        {say('hashBefore')} <code>{shortHash(sha256)}</code>
      </summary>
      <FullHash sha256={sha256} />
      <p className="s-muted s-small">{say('hashOnly')}</p>
    </details>
  );
}

/** The first and the last letters: enough to see that it became another one. */
const shortHash = (sha256: string): string => `${sha256.slice(0, 4)}…${sha256.slice(-4)}`;

type Say = ReturnType<typeof useWords<typeof th>>;
type Shown = Pick<OutputOf<typeof prepareSigning>, 'sha256' | 'number'>;

/** Why the hash is another one: most often somebody else got the number. */
function whyAnew(say: Say, former: Shown, { number }: Shown): string {
  return former.number !== null && number !== null && former.number !== number
    ? say('numberTaken', { former: former.number, number })
    : say('preparedAnew');
}

/** What was shown before it became another file; undefined as long as it is the first one. */
function useFormer(shown: Shown | undefined): Shown | undefined {
  const [[former, present], setBoth] = useState<readonly [Shown | undefined, Shown | undefined]>([
    undefined,
    shown,
  ]);
  if (shown !== undefined && shown.sha256 !== present?.sha256) setBoth([present, shown]);
  return former;
}
