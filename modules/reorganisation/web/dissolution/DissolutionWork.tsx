import { useLanguage, useWords } from '@sarn/platform-web';
import type { UnitWork } from '@sarn/reorganisation/contract';
import { useTerms } from '@sarn/document/web';
import type { DissolutionPreview } from './dissolution.client.ts';
import { LeftBefore } from '../left/LeftBefore.tsx';
import { dissolutionWords } from './words/dissolution-words.ts';

export type DissolutionWay = 'merge' | 'dissolve';

type Goes = 'toSender' | 'toUnit' | 'withPerson' | 'released' | 'below' | 'officersGo' | 'givePost';

/** What becomes of each kind of work: of a merged unit, and of a dissolved one. */
const outcomes: readonly [keyof UnitWork, Record<DissolutionWay, Goes>][] = [
  ['onWay', { merge: 'toUnit', dissolve: 'toSender' }],
  ['inWork', { merge: 'toUnit', dissolve: 'toUnit' }],
  ['assignments', { merge: 'withPerson', dissolve: 'withPerson' }],
  ['own', { merge: 'toUnit', dissolve: 'toUnit' }],
  ['reserved', { merge: 'released', dissolve: 'released' }],
  ['children', { merge: 'below', dissolve: 'below' }],
  ['officers', { merge: 'officersGo', dissolve: 'givePost' }],
  ['leaders', { merge: 'givePost', dissolve: 'givePost' }],
];

interface DissolutionWorkProps {
  readonly preview: DissolutionPreview;
  readonly how: DissolutionWay;
  /** The unit to which it goes; null while no successor is chosen. */
  readonly successorName: string | null;
}

/** Counts of what waits in the unit, each with where it will go. */
export function DissolutionWork({ preview, how, successorName }: DissolutionWorkProps) {
  const say = useWords(dissolutionWords);
  const term = useTerms();
  const language = useLanguage();
  const { registers, work } = preview;
  const yearOf = (year: number) => String(language === 'en' ? year - 543 : year);
  return (
    <>
      {successorName === null && <p className="s-muted">{say('chooseSuccessor')}</p>}
      <table className="dissolution-work">
        <thead>
          <tr>
            <th scope="col">{say('what')}</th>
            <th scope="col">{say('number')}</th>
            <th scope="col">{say('whereTo')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(([what, goes]) => (
            <tr key={what} data-none={work[what] === 0 || undefined}>
              <th scope="row">{say(what)}</th>
              <td>{work[what]}</td>
              <td>{work[what] === 0 ? '–' : say(goes[how], { unit: successorName ?? '…' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <LeftBefore left={preview.left} />
      <h3 className="dissolution-registers">{say('registers')}</h3>
      {registers.length === 0 && <p className="s-muted">{say('none')}</p>}
      <ul className="dissolution-plain">
        {registers.map(({ kindTerm, year, lastNumber }) => (
          <li key={kindTerm.en + String(year)}>
            {say('register', { kind: term(kindTerm), year: yearOf(year), number: lastNumber })}
          </li>
        ))}
      </ul>
    </>
  );
}
