import { Button } from '../action/Button.tsx';
import { describedWords } from '../described/words/described-words.ts';
import { useWords } from '../words/words.ts';
import { ComparedFields } from './ComparedFields.tsx';
import type { DifferenceLine } from './ComparedFields.tsx';

interface StaleDifferenceProps {
  /** Who saved first and when; left out where that is told above. */
  readonly told?: string;
  readonly lines: readonly DifferenceLine[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Somebody saved first: both values of each field that differs, and which to go on with (R1). */
export function StaleDifference({ told, lines, onTakeTheirs, onKeepMine }: StaleDifferenceProps) {
  const say = useWords(describedWords);
  return (
    <section className="s-stale s-tone-warning" aria-label={say('stale.title')}>
      <h3>{say('stale.title')}</h3>
      <p>{told ?? say(lines.length > 0 ? 'stale.choose' : 'stale.same')}</p>
      <ComparedFields lines={lines} />
      <div className="s-stale-acts">
        {lines.length > 0 && (
          <Button size="s" onPress={onTakeTheirs}>
            {say('stale.takeTheirs')}
          </Button>
        )}
        <Button size="s" variant="primary" onPress={onKeepMine}>
          {say(lines.length > 0 ? 'stale.keepMine' : 'stale.goOn')}
        </Button>
      </div>
    </section>
  );
}
