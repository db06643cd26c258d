import type { CodeWayCard, SentCodeWay } from '@sarn/signature/contract';
import { LinkButton, RadioGroup, useWords } from '@sarn/platform-web';
import { signatureWords } from './words/signature-words.ts';

interface CodeWaysProps {
  readonly ways: readonly CodeWayCard[];
  readonly hasApp: boolean;
  /** Null: none is ready. */
  readonly way: SentCodeWay | null;
  readonly onChange: (way: SentCodeWay) => void;
}

/** The ways of a code, where there are several; and what is missing for those that are not ready. */
export function CodeWays({ ways, hasApp, way, onChange }: CodeWaysProps) {
  const say = useWords(signatureWords);
  const isLineMissing = ways.some((one) => one.way === 'line' && one.state === 'not-linked');
  return (
    <>
      {ways.length > 1 && (
        <RadioGroup
          label={say('codeWay')}
          options={ways.map((one) => ({
            ...{ value: one.way, label: say(`codeWays.${one.way}`) },
            ...(one.state !== 'ready' && {
              hint: say(`codeWayMissing.${one.state}`),
              isDisabled: true,
            }),
          }))}
          value={way}
          onChange={onChange}
        />
      )}
      {way === null && !hasApp && (
        <p className="s-small" role="status">
          {say(ways[0] ? `codeWayMissing.${ways[0].state}` : 'codeNoWay')}
        </p>
      )}
      {isLineMissing && <LinkButton href="/account-line-service">{say('toLine')}</LinkButton>}
    </>
  );
}
