import type { CopyState, NumberedCopy } from '@sarn/classification/contract';
import { Button, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { Suspense, lazy, useState } from 'react';
import { copyActWords } from './copy-act-words.ts';
import type { CopyActKind } from './classified-copy.client.ts';

const CopyActDialog = lazy(() => import('./CopyActDialog.tsx'));

interface Props {
  readonly documentId: string;
  readonly setId: string;
  readonly copies: readonly NumberedCopy[];
  readonly mayRecord: boolean;
  /** As a screen reader tells the buttons of several makings apart. */
  readonly numbers: string;
}

/** Where a copy is before each act. */
const before: Readonly<Record<CopyActKind, CopyState>> = {
  hand: 'kept',
  return: 'handed',
  destroy: 'kept',
};
const acts = ['hand', 'return', 'destroy'] as const;

/** Who has each of the copies that were made together, and what can be recorded of them. */
export function CopyLines({ documentId, setId, copies, mayRecord, numbers }: Props) {
  const say = useWords(copyActWords);
  const language = useLanguage();
  const [act, setAct] = useState<CopyActKind | null>(null);
  const fit = (one: CopyActKind) => copies.filter(({ state }) => state === before[one]);
  const lineOf = ({ number, state, heldBy, since, certificate }: NumberedCopy) =>
    say(state === 'destroyed' && certificate !== '' ? 'certified' : `state.${state}`, {
      ...{ number, heldBy, certificate, since: formatDay(since, language) },
    });
  return (
    <>
      <ul className="copies-held s-small">
        {copies.map((copy) => (
          <li key={copy.number}>{lineOf(copy)}</li>
        ))}
      </ul>
      {mayRecord && (
        <div className="copies-acts">
          {acts
            .filter((one) => fit(one).length > 0)
            .map((one) => (
              <Button
                key={one}
                size="s"
                aria-label={say(`button.${one}`, { numbers })}
                onPress={() => setAct(one)}
              >
                {say(`act.${one}`)}
              </Button>
            ))}
        </div>
      )}
      {act && (
        <Suspense>
          <CopyActDialog
            {...{ act, documentId, setId, copies: fit(act) }}
            onClose={() => setAct(null)}
          />
        </Suspense>
      )}
    </>
  );
}
