import { Button } from '../action/Button.tsx';
import { describedWords } from '../described/words/described-words.ts';
import { useWords } from '../words/words.ts';
import './stale.css';

/** A field that somebody else saved with another value than what is typed here. */
export interface DifferenceLine {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

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
      {lines.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('stale.field')}</th>
              <th scope="col">{say('stale.theirs')}</th>
              <th scope="col">{say('stale.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs || '–'}</td>
                <td>{mine || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
