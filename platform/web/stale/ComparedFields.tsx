import { describedWords } from '../described/words/described-words.ts';
import { useIsPhone } from '../layout/use-phone.ts';
import { useWords } from '../words/words.ts';
import './stale.css';

/** A field that somebody else saved with another value than what is typed here. */
export interface DifferenceLine {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** Both values of each field that differs; nothing where none does. */
export function ComparedFields({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  const isPhone = useIsPhone();
  if (lines.length === 0) return null;
  return isPhone ? <Stacked lines={lines} /> : <Beside lines={lines} />;
}

function Beside({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  const say = useWords(describedWords);
  return (
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
  );
}

/** The name of a field stands above its values: three columns would break words on a phone. */
function Stacked({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  const say = useWords(describedWords);
  return (
    <table data-stacked>
      <thead>
        <tr>
          <th scope="col">{say('stale.theirs')}</th>
          <th scope="col">{say('stale.mine')}</th>
        </tr>
      </thead>
      {lines.map(({ label, theirs, mine }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {label}
            </th>
          </tr>
          <tr>
            <td>{theirs || '–'}</td>
            <td>{mine || '–'}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
