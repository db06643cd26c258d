import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { ChevronDown, Columns3, LogOut, Rows3, TableCellsMerge, Trash2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import { Button } from '../../action/Button.tsx';
import { IconButton } from '../../action/IconButton.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import { useWords } from '../../words/words.ts';
import { editorWords } from '../words/editor-words.ts';
import { tableTools, toolIds } from './table-tools.ts';
import type { ToolId } from './table-tools.ts';

/** Menus, each with the tools in it. */
const menus = [
  {
    id: 'row',
    Icon: Rows3,
    tools: ['rowAbove', 'rowBelow', 'headRow', 'deleteRow'],
  },
  {
    id: 'column',
    Icon: Columns3,
    tools: [
      ...(['columnLeft', 'columnRight', 'headColumn'] as const),
      ...(['wider', 'narrower', 'alike', 'byContent', 'deleteColumn'] as const),
    ],
  },
  {
    id: 'cell',
    Icon: TableCellsMerge,
    tools: ['merge', 'mergeRight', 'mergeBelow', 'split', 'headCell'],
  },
] as const;

const deletes = new Set<ToolId>(['deleteRow', 'deleteColumn']);

/** The tools of a table, shown while the caret is in one. */
export function TableToolbar({ editor }: { readonly editor: Editor }) {
  const say = useWords(editorWords);
  const can = useEditorState({
    editor,
    selector: ({ editor: seen }) =>
      seen.isActive('table') ? toolIds.filter((id) => tableTools[id](seen.state)) : null,
  });
  if (!can) return null;
  const run = (id: ToolId) => {
    tableTools[id](editor.state, editor.view.dispatch, editor.view);
    editor.commands.focus();
  };
  return (
    <Toolbar className="s-toolbar s-table-toolbar" aria-label={say('table.toolbar')}>
      {menus.map(({ id, Icon, tools }) => (
        <Menu
          key={id}
          aria-label={say(`table.${id}`)}
          trigger={
            <Button size="s" variant="ghost" icon={<Icon size={18} />}>
              {say(`table.${id}`)} <ChevronDown size={14} aria-hidden="true" />
            </Button>
          }
          entries={tools.map((tool) => ({
            id: tool,
            label: say(`table.${tool}`),
            isDisabled: !can.includes(tool),
            isDanger: deletes.has(tool),
            onAction: () => run(tool),
          }))}
        />
      ))}
      <IconButton size="s" aria-label={say('table.delete')} onPress={() => run('delete')}>
        <Trash2 size={18} />
      </IconButton>
      <IconButton size="s" aria-label={say('table.leave')} onPress={() => run('leave')}>
        <LogOut size={18} />
      </IconButton>
    </Toolbar>
  );
}
