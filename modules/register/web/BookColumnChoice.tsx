import { Button, CheckboxGroup, Popover, useWords } from '@sarn/platform-web';
import type { BookColumnId, BookColumnShown } from '@sarn/register/contract';
import { Columns3 } from 'lucide-react';
import { useColumnWords } from './book-columns.tsx';
import { isFixedColumn, shownColumns } from './chosen-columns.ts';
import { bookWords } from './words/book-words.ts';

interface BookColumnChoiceProps {
  /** What the agency shows of this register. */
  readonly offered: readonly BookColumnShown[];
  readonly hidden: readonly BookColumnId[];
  readonly onHide: (hidden: readonly BookColumnId[]) => void;
}

/** Which of the columns of the agency a reader wants to see; number and subject are always shown. */
export function BookColumnChoice({ offered, hidden, onHide }: BookColumnChoiceProps) {
  const say = useWords(bookWords);
  const wordsOf = useColumnWords();
  return (
    <Popover
      aria-label={say('columns.title')}
      trigger={<Button icon={<Columns3 size={18} />}>{say('columns.open')}</Button>}
    >
      <div className="book-columns">
        <CheckboxGroup
          label={say('columns.title')}
          options={offered.map((column) => ({
            value: column.id,
            label: wordsOf(column),
            isDisabled: isFixedColumn(column.id),
            ...(isFixedColumn(column.id) ? { hint: say('columns.fixed') } : {}),
          }))}
          value={shownColumns(offered, hidden)}
          onChange={(shown) =>
            onHide(offered.map(({ id }) => id).filter((id) => !shown.includes(id)))
          }
        />
        <Button variant="ghost" onPress={() => onHide([])}>
          {say('columns.all')}
        </Button>
      </div>
    </Popover>
  );
}
