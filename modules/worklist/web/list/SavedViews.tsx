import {
  Button,
  ErrorSummary,
  FormDialog,
  IconButton,
  Popover,
  Select,
  TextField,
  useDialogForm,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { SavedView } from '@sarn/worklist/contract';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteView, useListFilterChoices, useSaveView, useViews } from './list.client.ts';
import { listWords } from './words/list-words.ts';

interface SavedViewsProps {
  /** Of which list: an area, or a queue. */
  readonly area: string;
  /** What is shown now, as its address without the page. */
  readonly state: Record<string, string>;
  readonly onShow: (state: Readonly<Record<string, string>>) => void;
}

/** Views of this list that the reader or their unit has saved, and the button to save this one. */
export function SavedViews({ area, state, onShow }: SavedViewsProps) {
  const say = useWords(listWords);
  const views = useViews(area);
  const [isSaving, setSaving] = useState(false);
  const rows = views.data ?? [];
  return (
    <>
      <Popover
        aria-label={say('view.title')}
        trigger={
          <Button className="list-tool" icon={<Bookmark size={18} />}>
            {say('view.open')}
          </Button>
        }
      >
        {(close) => (
          <div className="list-views">
            {rows.length === 0 && <p className="s-muted">{say('view.none')}</p>}
            <ul>
              {rows.map((row) => (
                <ViewLine
                  key={row.id}
                  row={row}
                  onShow={() => {
                    close();
                    onShow(row.state);
                  }}
                />
              ))}
            </ul>
            <Button
              isWide
              onPress={() => {
                close();
                setSaving(true);
              }}
            >
              {say('view.save')}
            </Button>
          </div>
        )}
      </Popover>
      {isSaving && <SaveDialog area={area} state={state} onClose={() => setSaving(false)} />}
    </>
  );
}

function ViewLine({ row, onShow }: { readonly row: SavedView; readonly onShow: () => void }) {
  const say = useWords(listWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const drop = useDeleteView();
  const about = row.unit
    ? row.isMine
      ? say('view.sharedWith', { unit: row.unit.name })
      : say('view.sharedBy', { name: row.ownerName, unit: row.unit.name })
    : null;
  const ask = async () => {
    const isSure = await dialogs.confirm({ title: say('view.deleteSure'), text: row.name });
    if (!isSure) return;
    drop.mutate(row.id, { onSuccess: () => toasts.show({ title: say('view.deleted') }) });
  };
  return (
    <li className="list-view-line">
      <Button variant="ghost" className="list-view-name" onPress={onShow}>
        {row.name}
        {about && <span className="queue-facts">{about}</span>}
      </Button>
      {row.mayDelete && (
        <IconButton aria-label={say('view.delete', { name: row.name })} onPress={() => void ask()}>
          <Trash2 size={18} />
        </IconButton>
      )}
      <ErrorSummary error={drop.error} isFocused />
    </li>
  );
}

interface SaveDialogProps extends Pick<SavedViewsProps, 'area' | 'state'> {
  readonly onClose: () => void;
}

function SaveDialog({ area, state, onClose }: SaveDialogProps) {
  const say = useWords(listWords);
  const units = useListFilterChoices().data?.units ?? [];
  const save = useSaveView();
  const form = useDialogForm({
    name: 'list.view',
    about: area,
    start: { name: '', unitId: '' },
    check: ({ name }) => ({ name: name.trim() === '' && say('view.nameMissing') }),
    send: async ({ name, unitId }) =>
      save.mutateAsync({
        ...{ area, name, state },
        ...(unitId ? { unitId } : {}),
      }),
    told: (_, { name }) => ({ title: say('view.saved'), text: name }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('view.save')}
      form={form}
      label={say('view.save')}
      onClose={onClose}
    >
      <TextField
        label={say('view.name')}
        description={say('view.replaces')}
        isRequired
        maxLength={80}
        {...form.field('name')}
      />
      <Select
        label={say('view.share')}
        options={[
          { value: '', label: say('view.notShared') },
          ...units.map((unit) => ({ value: unit.id, label: unit.name })),
        ]}
        {...form.field('unitId')}
      />
    </FormDialog>
  );
}
