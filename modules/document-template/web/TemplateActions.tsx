import type { TemplateKind, TemplateLibrary, TemplateRow } from '@sarn/document-template/contract';
import { Button, ErrorSummary, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import { Trash2, Users } from 'lucide-react';
import { useTemplateChanges } from './template.client.ts';
import { templateWords } from './words/template-words.ts';

interface TemplateActionsProps {
  readonly kind: TemplateKind;
  readonly row: TemplateRow;
  readonly library: TemplateLibrary;
}

/** What can be done with the chosen template: an own one is shared, and what the reader looks after taken out. */
export function TemplateActions({ kind, row, library }: TemplateActionsProps) {
  const say = useWords(templateWords);
  const toasts = useToasts();
  const dialogs = useDialogs();
  const { share, remove } = useTemplateChanges(kind);
  const isOwn = row.scope === 'own';
  const told = (key: 'shared' | 'removed') => ({
    onSuccess: () => void toasts.show({ tone: 'success', title: say(key) }),
  });
  const takeOut = async () => {
    const title = say(isOwn ? 'removeAsk' : 'withdrawAsk', { name: row.name });
    if (await dialogs.confirm({ title, tone: 'danger' })) remove.mutate(row.id, told('removed'));
  };
  const error = share.error ?? remove.error;
  return (
    <>
      {error && <ErrorSummary error={error} />}
      <div className="template-actions">
        {sharedWith(row, library).map(({ unitId, unitName }) => (
          <Button
            key={unitId ?? ''}
            size="s"
            variant="ghost"
            icon={<Users size={14} />}
            isPending={share.isPending}
            onPress={() =>
              share.mutate({ id: row.id, ...(unitId === null ? {} : { unitId }) }, told('shared'))
            }
          >
            {unitId === null ? say('shareAgency') : say('shareUnit', { unit: unitName })}
          </Button>
        ))}
        {row.mayRemove && (
          <Button
            size="s"
            variant="ghost"
            icon={<Trash2 size={14} />}
            isPending={remove.isPending}
            onPress={() => void takeOut()}
          >
            {say(isOwn ? 'remove' : 'withdraw')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Units, and the agency as null, with which an own template is not shared yet. */
function sharedWith(
  { scope, name }: TemplateRow,
  { rows, units, mayShareWithAgency }: TemplateLibrary,
): readonly { readonly unitId: string | null; readonly unitName: string }[] {
  if (scope !== 'own') return [];
  const all = [
    ...units.map((unit) => ({ unitId: unit.id, unitName: unit.name })),
    ...(mayShareWithAgency ? [{ unitId: null, unitName: '' }] : []),
  ];
  return all.filter(({ unitId }) =>
    rows.every((row) => row.scope === 'own' || row.unitId !== unitId || row.name !== name),
  );
}
