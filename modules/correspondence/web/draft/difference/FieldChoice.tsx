import { useLanguage, useWords } from '@sarn/platform-web';
import { useTerms } from '@sarn/document/web';
import { useClassNames } from '@sarn/document-classes/web';
import { useId, useMemo } from 'react';
import type { FieldDifference, Side } from './differing.ts';
import { fieldTerm, shownValue } from './shown-value.ts';
import { wordDiff } from './word-diff.ts';
import type { Piece } from './word-diff.ts';
import { differenceWords } from './words/difference-words.ts';

interface FieldChoiceProps {
  readonly field: FieldDifference;
  readonly side: Side | null;
  readonly onChoose: (side: Side) => void;
}

/** One field in both versions, the words marked in which they differ; one is chosen. */
export function FieldChoice({ field, side, onChoose }: FieldChoiceProps) {
  const say = useWords(differenceWords);
  const term = useTerms();
  const language = useLanguage();
  const group = useId();
  const { name, mine, theirs, changedBy } = field;
  const rowName = useClassNames();
  const words = useMemo(
    () =>
      wordDiff(
        shownValue(name, mine, language, rowName),
        shownValue(name, theirs, language, rowName),
      ),
    [name, mine, theirs, language, rowName],
  );
  const isSameText = [...words.mine, ...words.theirs].every((piece) => !piece.isOnlyHere);
  return (
    <fieldset className="difference-field">
      <legend className="s-label">{term(fieldTerm(name))}</legend>
      {(changedBy || isSameText) && (
        <p className="s-small s-muted">
          {isSameText ? say('sameText') : say(changedBy === 'mine' ? 'onlyMine' : 'onlyTheirs')}
        </p>
      )}
      <div className="difference-sides">
        {(['theirs', 'mine'] as const).map((one) => (
          <label key={one} className="difference-side" data-chosen={side === one || undefined}>
            <span className="difference-name">
              <input
                type="radio"
                name={group}
                checked={side === one}
                onChange={() => onChoose(one)}
              />
              {say(one)}
            </span>
            <span className="difference-text">
              <Pieces pieces={words[one]} empty={say('empty')} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Pieces({ pieces, empty }: { readonly pieces: readonly Piece[]; readonly empty: string }) {
  if (pieces.every(({ text }) => text === '')) return <span className="s-muted">{empty}</span>;
  return pieces.map(({ text, isOnlyHere }, place) =>
    // Pieces have no id, and their order is their place.
    isOnlyHere ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
