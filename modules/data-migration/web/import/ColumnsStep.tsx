import { buddhistYear, civilDateAt } from '@sarn/kernel';
import {
  Button,
  Card,
  ComboBox,
  ErrorSummary,
  NumberField,
  RadioGroup,
  Select,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { importFieldNames, importFields, importRegisterKinds } from '@sarn/data-migration/contract';
import type {
  ImportDetail,
  ImportFieldName,
  ImportRegisterKind,
} from '@sarn/data-migration/contract';
import { useState } from 'react';
import { useUnits } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { chosenTwice, isMissing, toChoices, toMapping } from './columns.ts';
import type { Choices } from './columns.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { useCheckImport } from './import.client.ts';
import { ScansCard } from './ScansCard.tsx';
import { importWords } from './words/import-words.ts';

const firstYear = 2450;

interface ColumnsStepProps {
  readonly item: ImportDetail;
  /** After the check began; where the step is shown again over an earlier check. */
  readonly onSent?: () => void;
}

/** Which column is what, in whose register and of which year; then every row is checked. */
export function ColumnsStep({ item, onSent }: ColumnsStepProps) {
  const say = useWords(importWords);
  const term = useTerms();
  const check = useCheckImport();
  const thisYear = buddhistYear(civilDateAt(new Date()));
  const [choices, setChoices] = useState(() => toChoices(item.mapping, item.columns.length));
  const [kind, setKind] = useState<ImportRegisterKind>(item.kind ?? 'receive');
  const [year, setYear] = useState<number | null>(item.year ?? thisYear);
  const [unit, setUnit] = useState<Option | null>(
    item.unit && { value: item.unit.id, label: item.unit.name },
  );
  const [isAsked, setAsked] = useState(false);
  const twice = chosenTwice(choices);
  const isYearWrong = year === null || year < firstYear || year > thisYear;
  const columnsError = twice
    ? say('twice', { field: term(importFields[twice]) })
    : isMissing(choices)
      ? say('missing')
      : null;
  const submit = () => {
    setAsked(true);
    if (columnsError || isYearWrong || !unit?.value) return;
    const sent = { id: item.id, unitId: unit.value, kind, year, mapping: toMapping(choices) };
    check.mutate(sent, { onSuccess: () => onSent?.() });
  };
  return (
    <div className="import-stack">
      <Card title={say('book')}>
        <div className="import-stack">
          <RadioGroup
            label={say('kindLabel')}
            isRow
            options={importRegisterKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <div className="import-two">
            <UnitField
              value={unit}
              onChange={setUnit}
              error={isAsked && !unit?.value ? say('chooseUnit') : null}
            />
            <NumberField
              label={say('year')}
              description={say('yearHint')}
              minValue={firstYear}
              maxValue={thisYear}
              value={year}
              onChange={setYear}
              error={isYearWrong ? say('yearWrong', { from: firstYear, to: thisYear }) : null}
            />
          </div>
        </div>
      </Card>
      <ColumnChoices
        item={item}
        choices={choices}
        onChange={setChoices}
        error={isAsked || twice ? columnsError : null}
      />
      <ScansCard item={item} />
      <ErrorSummary error={check.error} isFocused />
      <div className="import-bar">
        <Button variant="primary" isPending={check.isPending} onPress={submit}>
          {say('check')}
        </Button>
        <DiscardButton item={item} />
      </div>
    </div>
  );
}

interface UnitFieldProps {
  readonly value: Option | null;
  readonly onChange: (unit: Option | null) => void;
  readonly error: string | null;
}

function UnitField(props: UnitFieldProps) {
  const say = useWords(importWords);
  const { data: units = [] } = useUnits();
  const options = units.map(({ id, nameTh }) => ({ value: id, label: nameTh }));
  return (
    <ComboBox
      label={say('unit')}
      description={say('unitHint')}
      isRequired
      options={options}
      {...props}
    />
  );
}

interface ColumnChoicesProps {
  readonly item: ImportDetail;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  readonly error: string | null;
}

/** What each column of the table is read as, beside what stands in it. */
function ColumnChoices({ item, choices, onChange, error }: ColumnChoicesProps) {
  const say = useWords(importWords);
  const term = useTerms();
  const options = [
    { value: '' as const, label: say('notRead') },
    ...importFieldNames.map((value) => ({ value, label: term(importFields[value]) })),
  ];
  const choose = (place: number, name: ImportFieldName | '') =>
    onChange(choices.map((known, at) => (at === place ? name || null : known)));
  return (
    <Card title={say('columns')}>
      <div className="import-stack">
        <p className="s-muted">{say('columnsHint')}</p>
        {error && (
          <p className="s-field-error" role="alert">
            {error}
          </p>
        )}
        <ul className="import-columns">
          {item.columns.map(({ heading, samples }, place) => (
            <li key={`${place}-${heading}`}>
              <Select
                label={heading || say('noHeading', { place: place + 1 })}
                options={options}
                value={choices[place] ?? ''}
                onChange={(name) => choose(place, name)}
                description={
                  samples.length > 0
                    ? say('samples', { samples: samples.join(' | ') })
                    : say('noSamples')
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
