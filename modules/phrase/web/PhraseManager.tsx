import type { PhraseLibrary } from '@sarn/phrase/contract';
import { Button, ErrorSummary, IconButton, useWords } from '@sarn/platform-web';
import { Users, X } from 'lucide-react';
import { usePhraseChanges } from './phrase.client.ts';
import { phraseWords } from './words/phrase-words.ts';

interface PhraseManagerProps {
  readonly library: PhraseLibrary;
  readonly onReady: () => void;
}

/** The own phrases, each to be removed or shared with a unit, and those of units, to be withdrawn. */
export function PhraseManager({ library, onReady }: PhraseManagerProps) {
  const say = useWords(phraseWords);
  const { remove, share, withdraw } = usePhraseChanges();
  const { rows, unit, units } = library;
  const sharable = (text: string) =>
    units.filter(({ id }) => unit.every((one) => one.unitId !== id || one.text !== text));
  const error = share.error ?? withdraw.error ?? remove.error;
  return (
    <div className="phrase-manager">
      {error && <ErrorSummary error={error} />}
      <ul aria-label={say('phrase.edit')}>
        {rows.map(({ id, text }) => (
          <li key={id}>
            <span>{text}</span>
            {sharable(text).map((one) => (
              <Button
                key={one.id}
                size="s"
                variant="ghost"
                icon={<Users size={14} />}
                aria-label={say('phrase.shareThis', { text, unit: one.name })}
                isPending={share.isPending && share.variables.id === id}
                onPress={() => share.mutate({ id, unitId: one.id })}
              >
                {say('phrase.share', { unit: one.name })}
              </Button>
            ))}
            <IconButton
              size="s"
              aria-label={say('phrase.remove', { text })}
              onPress={() => remove.mutate(id)}
            >
              <X size={14} />
            </IconButton>
          </li>
        ))}
        {unit.map(({ id, text, unitName, sharedBy, mayWithdraw }) => (
          <li key={id}>
            <span>
              {text}
              <small className="s-muted">{say('phrase.sharedBy', { unitName, sharedBy })}</small>
            </span>
            {mayWithdraw && (
              <IconButton
                size="s"
                aria-label={say('phrase.withdraw', { text, unit: unitName })}
                onPress={() => withdraw.mutate(id)}
              >
                <X size={14} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button size="s" onPress={onReady}>
        {say('phrase.ready')}
      </Button>
    </div>
  );
}
