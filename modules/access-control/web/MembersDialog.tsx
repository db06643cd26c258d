import type { GroupLine } from '@sarn/access-control/contract';
import { Badge, Dialog, Table, useWords } from '@sarn/platform-web';
import { useGroup } from './group.client.ts';
import { accessWords } from './words/access-words.ts';

interface MembersDialogProps {
  readonly group: GroupLine;
  readonly onClose: () => void;
}

/** Who belongs to a group today. */
export function MembersDialog({ group, onClose }: MembersDialogProps) {
  const say = useWords(accessWords);
  const found = useGroup(group.id);
  const { members, total = 0 } = found.data ?? {};
  return (
    <Dialog isOpen size="m" title={`${say('groups.who')}: ${group.nameTh}`} onClose={onClose}>
      {members && members.length < total && (
        <p className="s-small s-muted">{say('groups.shown', { shown: members.length, total })}</p>
      )}
      <Table
        aria-label={say('groups.members')}
        columns={[
          {
            ...{ id: 'name', label: say('groups.members'), role: 'title' },
            render: ({ name, text }) => (
              <span className="matrix-name">
                {name}
                <span className="s-small s-muted">{text}</span>
              </span>
            ),
          },
          {
            ...{ id: 'why', label: say('groups.kind'), width: '11rem', isLabelHidden: true },
            render: ({ isNamed }) =>
              isNamed || group.kind === 'everyone' ? null : <Badge>{say('groups.byRule')}</Badge>,
          },
        ]}
        rows={members}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        isLoading={found.isFetching}
        error={found.error}
        empty={{ none: { title: say('groups.none') }, filter: null }}
      />
    </Dialog>
  );
}
