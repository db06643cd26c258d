import { Button } from '../action/Button.tsx';
import { CheckboxGroup } from '../field/CheckboxGroup.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useWords } from '../words/words.ts';
import type { useChosenColumns } from './use-chosen-columns.ts';
import { describedWords } from './words/described-words.ts';

type ColumnsDialogProps = ReturnType<typeof useChosenColumns> & { readonly onClose: () => void };

/** Which columns the list shows; each choice holds at once. The name is always there. */
export function ColumnsDialog({ columns, offered, choose, onClose }: ColumnsDialogProps) {
  const say = useWords(describedWords);
  const shown = new Set(columns.map(({ id }) => id));
  return (
    <Dialog
      isOpen
      title={say('columns.title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => choose(null)}>{say('columns.usual')}</Button>
          <Button variant="primary" onPress={onClose}>
            {say('columns.done')}
          </Button>
        </>
      }
    >
      <CheckboxGroup
        label={say('columns.title')}
        isLabelHidden
        description={say('columns.hint')}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
        value={offered.flatMap(({ id }) => (shown.has(id) ? [id] : []))}
        onChange={choose}
      />
    </Dialog>
  );
}
