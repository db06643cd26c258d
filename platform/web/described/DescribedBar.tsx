import { settingStates } from '@sarn/kernel';
import type { DescribedTable, Field } from '@sarn/kernel';
import { ArrowDownUp, Columns3, Download, Ellipsis, ListPlus, Undo2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Select } from '../field/Select.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { FilterBar } from '../layout/FilterBar.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { saveExcel, useSettingOptions, useUndo } from './described.client.ts';
import { askedOf, isInOwnOrder, isNarrowed, startOfList } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';

interface DescribedBarProps {
  readonly table: DescribedTable;
  readonly list: ListState;
  /** The button that adds a row; null where none can be added. */
  readonly add: ReactNode;
  readonly mayUndo: boolean;
  readonly onChange: (part: Partial<ListState>) => void;
  /** How many rows the product suggests that the table has not. */
  readonly suggested: number;
  readonly onOpen: (what: 'suggested' | 'import' | 'columns') => void;
}

/** So many fields beside the search; more are behind a button. */
const fewFilters = 2;

/** Search, filters and the commands about the list as a whole. */
export function DescribedBar(props: DescribedBarProps) {
  const { table, list, add, onChange } = props;
  const say = useWords(describedWords);
  const filters = Object.entries(table.fields).filter(
    ([, field]) => field.kind === 'choice' || field.kind === 'reference',
  );
  const states = settingStates.map((value) => ({ value, label: say(`state.${value}`) }));
  const narrow = (name: string, value: string) => {
    const { [name]: _, ...others } = list.where;
    onChange({ where: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <FilterBar
      search={
        <SearchField
          label={say('search')}
          isLabelHidden
          placeholder={say('search')}
          value={list.search}
          delayMs={300}
          onSearch={(search) => onChange({ search })}
        />
      }
      isLong={filters.length > fewFilters}
      count={Object.keys(list.where).length + (list.state === 'current' ? 0 : 1)}
      isNarrowed={isNarrowed(list)}
      onClear={() => onChange({ search: '', state: 'current', where: {} })}
      tools={
        <>
          <ListMenu {...props} />
          {add}
        </>
      }
    >
      <Select
        label={say('state.label')}
        isLabelHidden
        options={states}
        value={list.state}
        onChange={(state) => onChange({ state })}
      />
      {filters.map(([name, field]) => (
        <FieldFilter
          key={name}
          field={field}
          value={list.where[name] ?? ''}
          onChange={(value) => narrow(name, value)}
        />
      ))}
    </FilterBar>
  );
}

interface FieldFilterProps {
  readonly field: Field;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FieldFilter({ field, value, onChange }: FieldFilterProps) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const options = useFilterOptions(field);
  const label = inLanguage(field.label, language);
  return (
    <Select
      label={label}
      isLabelHidden
      options={[{ value: '', label: say('any', { label }) }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}

function useFilterOptions(field: Field) {
  const language = useLanguage();
  const found = useSettingOptions(field.kind === 'reference' ? field.table : '', null);
  if (field.kind === 'choice') {
    return Object.entries(field.options).map(([value, name]) => ({
      value,
      label: inLanguage(name, language),
    }));
  }
  return (found.data?.rows ?? []).map(({ code, nameTh, nameEn }) => ({
    value: code,
    label: inLanguage({ th: nameTh, en: nameEn }, language),
  }));
}

function ListMenu(props: DescribedBarProps) {
  const { table, list, mayUndo, suggested, onOpen } = props;
  const say = useWords(describedWords);
  const toasts = useToasts();
  const undo = useUndo(table.code);
  const tell = (error: unknown) => toasts.fail(error);
  const takeOut = () => {
    const { page: _, ...asked } = askedOf(table, list);
    return saveExcel(asked).catch(tell);
  };
  const takeBack = () =>
    undo.mutate(undefined, {
      onSuccess: ({ count }) => toasts.show({ tone: 'success', title: say('undone', { count }) }),
      onError: tell,
    });
  const suggestedEntry = {
    ...{ id: 'suggested', icon: <ListPlus size={18} />, onAction: () => onOpen('suggested') },
    label: say('suggested.open', { count: suggested }),
  };
  return (
    <Menu
      aria-label={say('more')}
      trigger={<Button icon={<Ellipsis size={18} />}>{say('more')}</Button>}
      entries={[
        {
          id: 'excel',
          label: say('excel'),
          icon: <Download size={18} />,
          onAction: () => void takeOut(),
        },
        {
          id: 'columns',
          label: say('columns.open'),
          icon: <Columns3 size={18} />,
          onAction: () => onOpen('columns'),
        },
        {
          id: 'ownOrder',
          label: say('ownOrder'),
          icon: <ArrowDownUp size={18} />,
          onAction: () => props.onChange({ sort: startOfList.sort }),
          isDisabled: isInOwnOrder(list),
        },
        {
          id: 'import',
          label: say('import'),
          icon: <Upload size={18} />,
          onAction: () => onOpen('import'),
        },
        ...(suggested > 0 ? [suggestedEntry] : []),
        {
          ...{ id: 'undo', label: say('undo'), icon: <Undo2 size={18} />, onAction: takeBack },
          isDisabled: !mayUndo,
        },
      ]}
    />
  );
}
