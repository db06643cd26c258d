import { Button, EmptyState, ErrorSummary, Skeleton, useWords } from '@sarn/platform-web';
import type { RecipientGroup } from '@sarn/circulation/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useGroups } from './circulation.client.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { circulationWords } from './words/circulation-words.ts';

/** Groups of recipients of the units the reader works for. */
export function GroupsTab() {
  const say = useWords(circulationWords);
  const groups = useGroups();
  const [asked, setAsked] = useState<{ readonly group?: RecipientGroup } | null>(null);
  const { rows, units } = groups.data ?? { rows: [], units: [] };
  return (
    <div className="circulation-report">
      <ErrorSummary error={groups.error} onRetry={() => void groups.refetch()} />
      {groups.isPending && <Skeleton kind="rows" count={3} />}
      {units.length > 0 && (
        <div>
          <Button icon={<Plus size={18} />} onPress={() => setAsked({})}>
            {say('group.new')}
          </Button>
        </div>
      )}
      {groups.data && rows.length === 0 && (
        <EmptyState title={say('group.none')} text={say('group.noneText')} />
      )}
      <ul className="doc-lines">
        {rows.map((group) => (
          <li key={group.id}>
            <div className="doc-line-head">
              <strong>{group.name}</strong>
              {group.mayKeep && (
                <Button variant="ghost" onPress={() => setAsked({ group })}>
                  {say('group.edit')}
                </Button>
              )}
            </div>
            <div className="s-small s-muted">{group.unit.name}</div>
            <p className="doc-line-note">
              {[...group.units, ...group.people].map(({ name }) => name).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      {asked && <GroupDialog {...asked} units={units} onClose={() => setAsked(null)} />}
    </div>
  );
}
