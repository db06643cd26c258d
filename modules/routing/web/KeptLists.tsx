import {
  Button,
  ErrorSummary,
  IconButton,
  Popover,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { RouteTemplate } from '@sarn/routing/contract';
import { Route, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteList, useKeptLists } from './routing.client.ts';
import type { RoutingHelpProps } from './routing-help.ts';
import { SaveListDialog } from './SaveListDialog.tsx';
import { routingWords } from './words/routing-words.ts';

/** Saved lists to choose from, and a button to save the present one. */
export function KeptLists({ purpose, chosen, onUse }: RoutingHelpProps) {
  const say = useWords(routingWords);
  const { data } = useKeptLists(purpose);
  const [isSaving, setSaving] = useState(false);
  const rows = data?.rows ?? [];
  return (
    <>
      <Popover
        aria-label={say('kept')}
        trigger={
          <Button size="s" icon={<Route size={16} />}>
            {say('kept')}
          </Button>
        }
      >
        {(close) => (
          <div className="list-views">
            {rows.length === 0 && <p className="s-muted">{say('keptNone')}</p>}
            <ul>
              {rows.map((row) => (
                <ListLine
                  key={row.id}
                  row={row}
                  onUse={() => {
                    close();
                    onUse(row.members);
                  }}
                />
              ))}
            </ul>
            {chosen.length === 0 && rows.length > 0 && (
              <p className="s-small s-muted">{say('saveNothing')}</p>
            )}
            <Button
              isWide
              isDisabled={chosen.length === 0}
              onPress={() => {
                close();
                setSaving(true);
              }}
            >
              {say('save')}
            </Button>
          </div>
        )}
      </Popover>
      {isSaving && (
        <SaveListDialog
          purpose={purpose}
          members={chosen}
          units={data?.units ?? []}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

function ListLine({ row, onUse }: { readonly row: RouteTemplate; readonly onUse: () => void }) {
  const say = useWords(routingWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const drop = useDeleteList();
  const { name, unit, members, gone } = row;
  const ask = async () => {
    if (!(await dialogs.confirm({ title: say('deleteSure'), text: name }))) return;
    drop.mutate(row.id, { onSuccess: () => toasts.show({ title: say('deleted'), text: name }) });
  };
  const facts = [
    unit ? say('of', { unit: unit.name }) : say('mine'),
    members.map((member) => member.name).join(', '),
    gone > 0 && say('gone', { count: gone }),
  ];
  return (
    <li className="list-view-line">
      <Button
        variant="ghost"
        className="list-view-name"
        isDisabled={members.length === 0}
        onPress={onUse}
      >
        {name}
        <span className="queue-facts">{facts.filter(Boolean).join(' · ')}</span>
      </Button>
      {row.mayKeep && (
        <IconButton aria-label={say('delete', { name })} onPress={() => void ask()}>
          <Trash2 size={18} />
        </IconButton>
      )}
      <ErrorSummary error={drop.error} isFocused />
    </li>
  );
}
