import { buddhistYear, civilDateAt } from '@sarn/kernel';
import {
  Button,
  Card,
  ComboBox,
  ErrorSummary,
  FormBody,
  NumberField,
  RadioGroup,
  Select,
  useForm,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { importFieldNames, importFields, importRegisterKinds } from '@sarn/data-migration/contract';
import type {
  ImportDetail,
  ImportFieldName,
  ImportRegisterKind,
} from '@sarn/data-migration/contract';
import { useUnits } from '@sarn/organisation/web';
import { useTerms } from '@sarn/document/web';
import { chosenTwice, isMissing, toChoices, toMapping } from './columns.ts';
import type { Choices } from './columns.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { useCheckImport } from './import.client.ts';
import { OtherSheet } from './OtherSheet.tsx';
import { ScansCard } from './ScansCard.tsx';
import { importWords } from './words/import-words.ts';

const firstYear = 2450;

interface ColumnsStepProps {
  readonly item: ImportDetail;
  /** Called after the check has begun, where the step is shown again over an earlier check. */
  readonly onSent?: () => void;
}

function useColumnsForm({ item, onSent }: ColumnsStepProps, thisYear: number) {
  const say = useWords(importWords);
  const term = useTerms();
  const check = useCheckImport();
  return useForm({
    name: 'import.columns',
    // Another sheet has other columns: what was typed for one is not put into the other.
    about: item.sheetAt === 0 ? item.id : `${item.id} ${item.sheetAt}`,
    start: startOf(item, thisYear),
    isCheckedAtOnce: true,
    check: ({ choices, year, unit }) => {
      const twice = chosenTwice(choices);
      const isYearWrong = year === null || year < firstYear || year > thisYear;
      return {
        twice: twice && say('twice', { field: term(importFields[twice]) }),
        year: isYearWrong && say('yearWrong', { from: firstYear, to: thisYear }),
        columns: isMissing(choices) && say('missing'),
        unit: !unit?.value && say('chooseUnit'),
      };
    },
    send: async ({ choices, kind, year, unit }) =>
      check.mutateAsync({
        ...{ id: item.id, unitId: unit?.value ?? '', kind, year: year ?? thisYear },
        mapping: toMapping(choices),
      }),
    onDone: () => onSent?.(),
  });
}

/** Which column is what, in whose register and of which year; then every row is checked. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { item } = props;
  const say = useWords(importWords);
  const thisYear = buddhistYear(civilDateAt(new Date()));
  const form = useColumnsForm(props, thisYear);
  const { choices, kind, year, unit } = form.values;
  // Duplicates and a wrong year are reported at the choice, missing columns only on sending.
  const later = (field: string) => (form.isTried ? form.error(field) : null);
  return (
    <FormBody form={form} className="import-stack">
      <Card title={say('book')}>
        <div className="import-stack">
          <OtherSheet item={item} draft={{ choices, kind, year, unitId: unit?.value ?? '' }} />
          <RadioGroup
            label={say('kindLabel')}
            isRow
            options={importRegisterKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
            {...form.field('kind')}
          />
          <div className="import-two">
            <UnitField {...form.field('unit')} error={later('unit')} />
            <NumberField
              label={say('year')}
              description={say('yearHint')}
              minValue={firstYear}
              maxValue={thisYear}
              {...form.field('year')}
            />
          </div>
        </div>
      </Card>
      <ColumnChoices
        item={item}
        choices={choices}
        onChange={(chosen) => form.change({ choices: chosen })}
        error={form.error('twice') ?? later('columns')}
      />
      <ScansCard item={item} />
      <ErrorSummary error={form.failure} isFocused />
      <div className="import-bar">
        <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
          {say('check')}
        </Button>
        <DiscardButton item={item} />
      </div>
    </FormBody>
  );
}

interface ColumnsDraft {
  readonly choices: Choices;
  readonly kind: ImportRegisterKind;
  readonly year: number | null;
  readonly unit: Option | null;
}

const startOf = (item: ImportDetail, thisYear: number): ColumnsDraft => ({
  choices: toChoices(item.mapping, item.columns.length),
  kind: item.kind ?? 'receive',
  year: item.year ?? thisYear,
  unit: item.unit && { value: item.unit.id, label: item.unit.name },
});

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

/** What each column of the table is read as, beside sample cells. */
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
