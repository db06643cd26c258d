import { tableLimits } from '@sarn/kernel';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../action/Button.tsx';
import { IconButton } from '../../action/IconButton.tsx';
import { CheckboxField } from '../../field/CheckboxField.tsx';
import { NumberField } from '../../field/NumberField.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { insertTable } from './table-commands.ts';
import type { NewTable } from './table-commands.ts';

/** Most rows that are asked for at once; more come as one writes. */
const mostRows = 50;

/** The button that asks how large a table is to be, and inserts it. */
export function InsertTable({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: seen }) => seen.isActive('table'),
  });
  return (
    <Popover
      aria-label={say('table.insert')}
      placement="bottom start"
      trigger={
        <IconButton size="s" aria-label={say('table.insert')} isDisabled={isInTable}>
          <Table2 size={18} />
        </IconButton>
      }
    >
      {(close) => (
        <NewTableForm
          onInsert={(size) => {
            close();
            insertTable(size)(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        />
      )}
    </Popover>
  );
}

function NewTableForm({ onInsert }: { readonly onInsert: (size: NewTable) => void }) {
  const say = useWords(editorWords);
  const [rows, setRows] = useState<number | null>(3);
  const [columns, setColumns] = useState<number | null>(3);
  const [hasHead, setHasHead] = useState(true);
  // Not a form element: it would stand within the form of the document for React, and submit that.
  return (
    <div className="s-new-table" role="group" aria-label={say('table.insert')}>
      <NumberField
        label={say('table.rows')}
        {...{ value: rows, onChange: setRows, minValue: 1, maxValue: mostRows }}
      />
      <NumberField
        label={say('table.columns')}
        {...{ value: columns, onChange: setColumns, minValue: 1, maxValue: tableLimits.columns }}
      />
      <CheckboxField isSelected={hasHead} onChange={setHasHead} hint={say('table.hasHeadHint')}>
        {say('table.hasHead')}
      </CheckboxField>
      <Button
        variant="primary"
        isDisabled={rows === null || columns === null}
        onPress={() => onInsert({ rows: rows ?? 1, columns: columns ?? 1, hasHead })}
      >
        {say('table.insert')}
      </Button>
    </div>
  );
}
