import { useUnits } from '@sarn/organisation/web';
import {
  Button,
  Card,
  ComboBox,
  ErrorSummary,
  FormBody,
  RadioGroup,
  Select,
  useForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { importFields, importKinds, missingField, recogniseHeadings } from '../contract/index.ts';
import type { ImportDetail, ImportFieldName, ImportKind } from '../contract/index.ts';
import { chosenTwice, toChoices, toMapping } from './columns.ts';
import type { Choices } from './columns.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { useCheck } from './import.client.ts';
import { OtherSheet } from './OtherSheet.tsx';
import { importWords } from './words/import-words.ts';

interface ColumnsStepProps {
  readonly item: ImportDetail;
  readonly onDone: () => void;
  readonly onDiscarded: () => void;
}

interface Draft {
  readonly kind: ImportKind;
  readonly choices: Choices;
  readonly top: Option | null;
}

/** The names of the fields of a kind, in the shown language. */
function useFieldNames() {
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (kind: ImportKind, name: ImportFieldName): string =>
    importFields[kind][name]?.[language] ?? name;
}

/** Another sheet has other columns: what was typed for one is not put into the other. */
const aboutOf = ({ id, sheetAt }: ImportDetail) => (sheetAt === 0 ? id : `${id} ${sheetAt}`);

function useColumnsForm(item: ImportDetail, onDone: () => void) {
  const say = useWords(importWords);
  const nameOf = useFieldNames();
  const check = useCheck();
  const start: Draft = {
    kind: item.kind,
    choices: toChoices(item.mapping, item.columns.length),
    top: item.topUnit && { value: item.topUnit.id, label: item.topUnit.name },
  };
  return useForm({
    ...{ name: 'people-import.columns', about: aboutOf(item), start, isCheckedAtOnce: true },
    check: ({ choices, kind }) => {
      const twice = chosenTwice(choices);
      const missing = missingField(kind, toMapping(choices));
      return {
        choices: twice
          ? say('twice', { field: nameOf(kind, twice) })
          : missing &&
            say('missing', { field: missing.map((name) => nameOf(kind, name)).join(say('or')) }),
      };
    },
    send: async ({ kind, choices, top }) =>
      check.mutateAsync({
        ...{ id: item.id, kind, mapping: toMapping(choices) },
        topUnitId: kind === 'units' ? (top?.value ?? '') : '',
      }),
    onDone,
  });
}

/** What each column of the table is; then every row is checked. */
export function ColumnsStep({ item, onDone, onDiscarded }: ColumnsStepProps) {
  const say = useWords(importWords);
  const form = useColumnsForm(item, onDone);
  const { kind, choices } = form.values;
  const chooseKind = (chosen: ImportKind) => {
    const mapping = recogniseHeadings(
      chosen,
      item.columns.map(({ heading }) => heading),
    );
    form.change({ kind: chosen, choices: toChoices(mapping, item.columns.length) });
  };
  return (
    <FormBody form={form} className="people-import-stack">
      <Card title={say('columns')}>
        <div className="people-import-stack">
          <OtherSheet
            item={item}
            draft={{ kind, choices, topUnitId: form.values.top?.value ?? '' }}
          />
          <RadioGroup
            label={say('kindLabel')}
            isRow
            options={importKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
            value={kind}
            onChange={chooseKind}
          />
          {kind === 'units' && <TopUnitField {...form.field('top')} />}
          <p className="s-muted">{say('columnsHint')}</p>
          {form.error('choices') && (
            <p className="s-field-error" role="alert">
              {form.error('choices')}
            </p>
          )}
          <ColumnChoices
            item={item}
            kind={kind}
            choices={choices}
            onChange={(chosen) => form.change({ choices: chosen })}
          />
        </div>
      </Card>
      <ErrorSummary error={form.failure} isFocused />
      <div className="people-import-foot">
        <span />
        <div className="people-import-bar">
          <DiscardButton item={item} onDone={onDiscarded} />
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {say('check')}
          </Button>
        </div>
      </div>
    </FormBody>
  );
}

interface TopUnitFieldProps {
  readonly value: Option | null;
  readonly onChange: (unit: Option | null) => void;
  readonly error: string | null;
}

function TopUnitField(props: TopUnitFieldProps) {
  const say = useWords(importWords);
  const { data: units = [] } = useUnits();
  const options = units.map(({ id, nameTh }) => ({ value: id, label: nameTh }));
  return (
    <ComboBox
      label={say('topUnit')}
      description={say('topUnitHint')}
      options={options}
      {...props}
    />
  );
}

interface ColumnChoicesProps {
  readonly item: ImportDetail;
  readonly kind: ImportKind;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

function ColumnChoices({ item, kind, choices, onChange }: ColumnChoicesProps) {
  const say = useWords(importWords);
  const nameOf = useFieldNames();
  const names = Object.keys(importFields[kind]) as ImportFieldName[];
  const options = [
    { value: '' as const, label: say('notRead') },
    ...names.map((value) => ({ value, label: nameOf(kind, value) })),
  ];
  return (
    <ul className="people-import-columns">
      {item.columns.map(({ heading, samples }, place) => (
        <li key={`${place}-${heading}`}>
          <Select
            label={heading || say('noHeading', { place: place + 1 })}
            options={options}
            value={choices[place] ?? ''}
            onChange={(name) =>
              onChange(choices.map((known, at) => (at === place ? name || null : known)))
            }
            description={
              samples.length > 0
                ? say('samples', { samples: samples.join(' | ') })
                : say('noSamples')
            }
          />
        </li>
      ))}
    </ul>
  );
}
