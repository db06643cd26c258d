import { civilDateAt } from '@sarn/kernel';
import type { DescribedTable, Field, FieldValue, SettingRowOut } from '@sarn/kernel';
import { useMemo } from 'react';
import { LinkButton } from '../action/LinkButton.tsx';
import { Badge } from '../display/Badge.tsx';
import { CellText } from '../display/RowDetails.tsx';
import type { SortKind, TableColumn } from '../display/table-shape.ts';
import { formatDay } from '../shown/relative-date.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { RowLink } from './row-link.ts';
import { useSettingOptions } from './described.client.ts';
import { inLanguage, shownValue } from './shown-value.ts';
import { useUnitNames } from './units-part.ts';
import { describedWords } from './words/described-words.ts';

const noLinks: readonly RowLink[] = [];

/** A column, and whether it is shown where nobody chose columns. */
export interface RowColumn extends TableColumn<SettingRowOut> {
  readonly isUsual: boolean;
  /** Is not chosen: it names the row, or leads to its pages. */
  readonly isFixed?: boolean;
}

/** What the directions of a column are called, by the kind of its field. */
const sortKinds: Readonly<Record<Field['kind'], SortKind>> = {
  ...{ text: 'text', texts: 'text', reference: 'text' },
  ...{ number: 'number', units: 'number', switch: 'switch', choice: 'choice' },
};

/**
 * Columns of the rows of a described table: name, code, its fields, uses where they are counted, validity,
 * own pages.
 */
export function useRowColumns(
  table: DescribedTable,
  { links = noLinks, isCounted }: { links?: readonly RowLink[]; isCounted: boolean },
): readonly RowColumn[] {
  const say = useWords(describedWords);
  const language = useLanguage();
  return useMemo(() => {
    const name: RowColumn = {
      ...{ isUsual: true, isFixed: true },
      ...{ id: 'nameTh', label: say('column.name'), role: 'title', sortedAs: 'text' },
      render: ({ nameTh, nameEn }) => inLanguage({ th: nameTh, en: nameEn }, language),
    };
    const code: RowColumn = {
      isUsual: true,
      ...{ id: 'code', label: say('column.code'), width: '9rem', priority: 2, sortedAs: 'text' },
      render: (row) => <span className="s-whole">{row.code}</span>,
    };
    const own = Object.entries(table.fields).map(([id, field]): RowColumn => ({
      isUsual: field.isListed === true,
      ...{ id, label: inLanguage(field.label, language), width: '9rem' },
      sortedAs: sortKinds[field.kind],
      // As text where there is nothing: below a title such a field is left out.
      render: ({ values }) =>
        isNothing(values[id]) ? '–' : <FieldCell field={field} value={values[id] ?? null} />,
    }));
    const used: RowColumn = {
      isUsual: true,
      ...{ id: 'used', label: say('column.used'), width: '7rem', align: 'end', priority: 3 },
      render: (row) => (row.used && row.used.count > 0 ? <UsedCell used={row.used} /> : '–'),
    };
    const valid: RowColumn = {
      isUsual: true,
      ...{ id: 'validFrom', label: say('column.valid'), width: '11rem', isPlain: true },
      ...{ priority: 2, sortedAs: 'time' },
      render: (row) => <ValidCell row={row} />,
    };
    const codes = table.isCodeMade ? [] : [code];
    const ends = table.isClosed ? [] : [valid];
    const opens = links.map(({ path, label }): RowColumn => ({
      ...{ isUsual: true, isFixed: true },
      ...{ id: path, label: inLanguage(label, language), isLabelHidden: true, width: '7rem' },
      ...{ priority: 1, isPlain: true },
      render: (row) => (
        <LinkButton href={`${path}/${row.code}`}>{inLanguage(label, language)}</LinkButton>
      ),
    }));
    const uses = isCounted ? [used] : [];
    return [name, ...codes, ...own, ...uses, ...ends, ...opens];
  }, [table, links, isCounted, say, language]);
}

const isNothing = (value: FieldValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

function FieldCell({ field, value }: { readonly field: Field; readonly value: FieldValue }) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const table = field.kind === 'reference' ? field.table : '';
  const found = useSettingOptions(table, null);
  const named = found.data?.rows.find(({ code }) => code === value);
  const words = { yes: say('yes'), no: say('no'), none: '–' };
  const unitNames = useUnitNames()(field.kind, value);
  const text = named
    ? inLanguage({ th: named.nameTh, en: named.nameEn }, language)
    : (unitNames ?? shownValue(field, value, language, words));
  return <CellText text={text} />;
}

function UsedCell({ used }: { readonly used: NonNullable<SettingRowOut['used']> }) {
  const language = useLanguage();
  const count = used.isCapped
    ? '1,000+'
    : used.count.toLocaleString(language === 'en' ? 'en' : 'th');
  return <>{count}</>;
}

function ValidCell({ row: { validFrom, validTo } }: { readonly row: SettingRowOut }) {
  const say = useWords(describedWords);
  const language = useLanguage();
  const today = civilDateAt(new Date());
  if (validFrom > today) {
    return <Badge tone="info">{say('valid.from', { day: formatDay(validFrom, language) })}</Badge>;
  }
  if (validTo === null) return <span className="s-muted">{say('valid.always')}</span>;
  const day = formatDay(validTo, language);
  return validTo < today ? (
    <Badge tone="neutral">{say('valid.ended', { day })}</Badge>
  ) : (
    <Badge tone="warning">{say('valid.to', { day })}</Badge>
  );
}
