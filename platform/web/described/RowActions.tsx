import type { DescribedTable, OutputOf, SettingRowOut, getSettingRow } from '@sarn/kernel';
import { Button } from '../action/Button.tsx';
import { ShiftButtons } from '../action/ShiftButtons.tsx';
import { defined } from '../defined.ts';
import { useDialogs } from '../overlay/dialogs.ts';
import { useToasts } from '../overlay/toasts.ts';
import { useWords } from '../words/words.ts';
import { useDeleteRow, useReorderRow } from './described.client.ts';
import { describedWords } from './words/described-words.ts';

interface RowActionsProps {
  readonly table: DescribedTable;
  readonly row: SettingRowOut;
  /** The rows of the list, in order. */
  readonly neighbours: readonly SettingRowOut[];
  readonly mayMove: boolean;
  readonly detail: OutputOf<typeof getSettingRow> | undefined;
  readonly onClose: () => void;
}

/** Moves a row by one place, and deletes one that was never used. */
export function RowActions({ table, row, neighbours, mayMove, detail, onClose }: RowActionsProps) {
  const say = useWords(describedWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const reorder = useReorderRow(table.code);
  const remove = useDeleteRow(table.code);
  const tell = (error: unknown) => toasts.fail(error);
  const codes = neighbours.map(({ code }) => code);
  const at = codes.indexOf(row.code);
  // Beside a row of this page: the one before that may stand on the page before.
  const shift = (place: { before: string | undefined } | { after: string | undefined }) =>
    reorder.mutate({ code: row.code, after: null, ...defined(place) }, { onError: tell });
  const askDelete = async () => {
    const isSure = await dialogs.confirm({
      title: say('form.deleteTitle', { name: row.nameTh }),
      text: say('form.deleteText'),
      confirmLabel: say('form.delete'),
      tone: 'danger',
    });
    if (!isSure || !detail) return;
    remove.mutate(
      { code: row.code, version: detail.row.version },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('form.deleted') });
          onClose();
        },
        onError: tell,
      },
    );
  };
  return (
    <span className="described-actions">
      {mayMove && (
        <ShiftButtons
          up={say('form.up')}
          down={say('form.down')}
          at={at}
          count={codes.length}
          onShift={(by) => shift(by < 0 ? { before: codes[at - 1] } : { after: codes[at + 1] })}
        />
      )}
      {detail?.isDeletable && !table.isClosed && (
        <Button variant="danger" onPress={() => void askDelete()}>
          {say('form.delete')}
        </Button>
      )}
    </span>
  );
}
