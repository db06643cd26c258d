import {
  bookColumns,
  columnWidths,
  columnWordsAtMost,
  seenByChoices,
} from '@sarn/register/contract';
import type { DesignedColumn } from '@sarn/register/contract';
import {
  FormDialog,
  IconButton,
  NumberField,
  Select,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useColumnName } from './ColumnTable.tsx';
import { displayWords } from './words/display-words.ts';

interface ColumnDialogProps {
  /** The register whose columns they are. */
  readonly book: string;
  readonly column: DesignedColumn;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShift: (by: number) => void;
  /** Into the page, which saves all columns at once. */
  readonly onTake: (column: DesignedColumn) => void;
  readonly onClose: () => void;
}

const limits = { min: columnWidths.min, max: columnWidths.max };

function useColumnForm({ book, column, onTake, onClose }: ColumnDialogProps) {
  const say = useWords(displayWords);
  return useDialogForm({
    name: 'register.column',
    about: `${book}:${column.id}`,
    start: {
      ...{ nameTh: column.nameTh, nameEn: column.nameEn },
      ...{ width: column.width as number | null, seenBy: column.seenBy },
    },
    check: ({ nameTh, nameEn, width }) => ({
      nameTh:
        nameTh.length > columnWordsAtMost && say('edit.nameLong', { most: columnWordsAtMost }),
      nameEn:
        nameEn.length > columnWordsAtMost && say('edit.nameLong', { most: columnWordsAtMost }),
      width:
        (width === null || width < limits.min || width > limits.max) &&
        say('edit.widthWrong', limits),
    }),
    send: ({ nameTh, nameEn, width, seenBy }) => {
      const names = { nameTh: nameTh.trim(), nameEn: nameEn.trim() };
      onTake({ ...column, ...names, width: width ?? column.width, seenBy });
      return Promise.resolve();
    },
    told: () => ({ tone: 'info', title: say('bar.changed') }),
    onClose,
  });
}

/** Words, width and readers of one column, and its place by keyboard. */
export function ColumnDialog(props: ColumnDialogProps) {
  const { column, isFirst, isLast, onShift, onClose } = props;
  const say = useWords(displayWords);
  const nameOf = useColumnName();
  const { term, lock } = bookColumns[column.id];
  const form = useColumnForm(props);
  const hint = (name: string) => say('edit.nameHint', { most: columnWordsAtMost, name });
  return (
    <FormDialog
      size="side"
      title={say('columns.edit', { name: nameOf(column) })}
      form={form}
      label={say('edit.take')}
      onClose={onClose}
      more={
        <span className="display-shift">
          <IconButton aria-label={say('edit.up')} isDisabled={isFirst} onPress={() => onShift(-1)}>
            <ArrowUp size={18} />
          </IconButton>
          <IconButton aria-label={say('edit.down')} isDisabled={isLast} onPress={() => onShift(1)}>
            <ArrowDown size={18} />
          </IconButton>
        </span>
      }
    >
      <TextField
        label={say('edit.nameTh')}
        description={hint(term.th)}
        maxLength={columnWordsAtMost}
        {...form.field('nameTh')}
      />
      <TextField
        label={say('edit.nameEn')}
        description={hint(term.en)}
        maxLength={columnWordsAtMost}
        {...form.field('nameEn')}
      />
      <NumberField
        label={say('edit.width')}
        description={say('edit.widthHint', limits)}
        minValue={limits.min}
        maxValue={limits.max}
        isRequired
        {...form.field('width')}
      />
      <Select
        label={say('columns.seenBy')}
        options={seenByChoices.map((choice) => ({ value: choice, label: say(`seenBy.${choice}`) }))}
        isDisabled={lock === 'fixed'}
        description={lock === 'fixed' ? say('edit.locked') : undefined}
        {...form.field('seenBy')}
      />
    </FormDialog>
  );
}
