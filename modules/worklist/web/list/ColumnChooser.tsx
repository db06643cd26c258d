import { Button, CheckboxGroup, Popover, useWords } from '@sarn/platform-web';
import { columnsWithout, fixedColumn, listColumnIds, listColumns } from '@sarn/worklist/contract';
import type { ListColumnId } from '@sarn/worklist/contract';
import { Columns3 } from 'lucide-react';
import { useTerms } from '@sarn/document/web';
import { listWords } from './words/list-words.ts';

interface ColumnChooserProps {
  readonly chosen: readonly ListColumnId[];
  /** Columns of registers that are not offered. */
  readonly away: readonly string[];
  readonly onChange: (columns: readonly string[]) => void;
  /** Back to the default columns of the list. */
  readonly onUsual: () => void;
}

/** Which columns a list shows; the subject is always shown. */
export function ColumnChooser({ chosen, away, onChange, onUsual }: ColumnChooserProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const options = columnsWithout(listColumnIds, away).map((id) => ({
    value: id,
    label: term(listColumns[id]),
    isDisabled: id === fixedColumn,
    ...(id === fixedColumn ? { hint: say('columns.fixed') } : {}),
  }));
  return (
    <Popover
      aria-label={say('columns.title')}
      trigger={
        <Button className="list-tool" icon={<Columns3 size={18} />}>
          {say('columns.open')}
        </Button>
      }
    >
      <div className="list-columns">
        <CheckboxGroup
          label={say('columns.title')}
          options={options}
          value={chosen}
          onChange={onChange}
        />
        <Button variant="ghost" onPress={onUsual}>
          {say('columns.usual')}
        </Button>
      </div>
    </Popover>
  );
}
