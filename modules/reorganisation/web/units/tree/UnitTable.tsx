import { Table, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { CivilDate } from '@sarn/kernel';
import type { UnitWithPath } from '@sarn/organisation/contract';
import { useFound } from '../units.client.ts';
import type { UnitTree } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';

interface UnitTableProps {
  readonly text: string;
  readonly day: CivilDate | null;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly kinds: UnitTree['kinds'];
  readonly onClear: () => void;
  readonly onChoose: (id: string) => void;
}

/** The same units as a table, in the order of the tree. */
export function UnitTable(props: UnitTableProps) {
  const { text, day, page, kinds, onPage, onClear, onChoose } = props;
  const say = useWords(unitsWords);
  const found = useFound({ search: text, day, page }, true);
  const columns = useColumns(kinds);
  return (
    <Table
      aria-label={say('table')}
      columns={columns}
      rows={found.data?.rows}
      rowId={(row) => row.id}
      rowName={(row) => row.nameTh}
      isLoading={found.isFetching}
      error={found.error}
      onRetry={() => void found.refetch()}
      page={{ page, pageSize: 50, total: found.data?.total ?? 0 }}
      onPage={onPage}
      onRowAction={({ id }) => onChoose(id)}
      empty={{
        none: { title: say('foundNone', { text }) },
        filter: { isSet: text !== '', onClear },
      }}
    />
  );
}

function useColumns(kinds: UnitTree['kinds']): TableColumn<UnitWithPath>[] {
  const say = useWords(unitsWords);
  const language = useLanguage();
  const isEnglish = language === 'en';
  const nameOf = (unit: { readonly nameTh: string; readonly nameEn: string }) =>
    (isEnglish && unit.nameEn) || unit.nameTh;
  const kindOf = (kind: string) => {
    const term = kinds.find((one) => one.kind === kind)?.term;
    return (isEnglish ? term?.en : term?.th) ?? kind;
  };
  return [
    { id: 'name', label: say('field.nameTh'), role: 'title', render: nameOf },
    {
      id: 'letterCode',
      label: say('field.letterCode'),
      render: (unit) => unit.letterCode,
      priority: 1,
      width: '8rem',
    },
    { id: 'code', label: say('field.code'), render: (unit) => unit.code, width: '7rem' },
    { id: 'kind', label: say('field.kind'), render: (unit) => kindOf(unit.kind), width: '7rem' },
    {
      id: 'above',
      label: say('field.parentId'),
      render: (unit) => (unit.path.at(-1) ? nameOf(unit.path.at(-1) ?? unit) : '–'),
      priority: 4,
      width: '14rem',
    },
  ];
}
