import { Select, useWords } from '@sarn/platform-web';
import { restKinds } from '@sarn/reorganisation/contract';
import type { UnitWork } from '@sarn/reorganisation/contract';
import { unitsWords } from '../words/units-words.ts';
import type { PartDraft, RestDraft } from './split-draft.ts';

interface SplitRestProps {
  readonly work: UnitWork;
  readonly rest: RestDraft;
  readonly parts: readonly PartDraft[];
  /** The unit goes on, so what waits there may stay. */
  readonly mayStay: boolean;
  readonly onChange: (rest: RestDraft) => void;
}

const stays = 'stays';

/** Where each kind of work goes that nobody takes along. */
export function SplitRest({ work, rest, parts, mayStay, onChange }: SplitRestProps) {
  const say = useWords(unitsWords);
  const options = [
    ...(mayStay ? [{ value: stays, label: say('split.toSelf') }] : []),
    ...parts.map((part, at) => ({
      value: part.key,
      label: part.nameTh || say('split.part', { number: at + 1 }),
    })),
  ];
  return (
    <fieldset className="units-part">
      <legend>{say('split.rest')}</legend>
      <p className="s-small s-muted units-facts">{say('split.restText')}</p>
      {restKinds.map((kind) => (
        <Select
          key={kind}
          label={say(`split.${kind}`, { count: work[kind] })}
          options={options}
          value={parts.find(({ key }) => key === rest[kind])?.key ?? (mayStay ? stays : null)}
          onChange={(value) => onChange({ ...rest, [kind]: value === stays ? null : value })}
        />
      ))}
    </fieldset>
  );
}
