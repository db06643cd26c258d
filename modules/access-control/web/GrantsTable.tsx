import type { RoleGrant } from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import { Badge, Button, Table, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useChangeWords } from './change-words.ts';
import { accessWords } from './words/access-words.ts';

interface GrantsTableProps {
  readonly label: string;
  readonly rows: readonly RoleGrant[] | undefined;
  readonly hasRole: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onEnd: (grant: RoleGrant) => void;
  readonly none: { readonly title: string; readonly text?: string; readonly action?: ReactNode };
}

/** Whether a grant goes on, so that it can be ended. */
export const mayEnd = ({ validTo }: RoleGrant): boolean => validTo === null || validTo >= today();

/** To whom roles are granted, where and how long. */
export function GrantsTable({ label, hasRole, onEnd, none, ...found }: GrantsTableProps) {
  const say = useWords(accessWords);
  const words = useChangeWords();
  const role: TableColumn<RoleGrant> = {
    ...{ id: 'role', label: say('grants.role'), width: '11rem', priority: 1 },
    render: ({ roleName }) => roleName,
  };
  const columns: TableColumn<RoleGrant>[] = [
    {
      ...{ id: 'grantee', label: say('grants.grantee'), role: 'title' },
      render: ({ granteeName, granteeText, canSignIn }) => (
        <span className="matrix-name">
          <span className="access-actions">
            {granteeName}
            {!canSignIn && <Badge tone="warning">{say('grants.noAccount')}</Badge>}
          </span>
          <span className="s-small s-muted">{granteeText}</span>
        </span>
      ),
    },
    ...(hasRole ? [role] : []),
    {
      ...{ id: 'unit', label: say('grants.unit'), width: '11rem', priority: 3 },
      render: ({ unitName }) => unitName || say('grants.ownUnit'),
    },
    {
      ...{ id: 'days', label: say('grants.days'), width: '12rem', priority: 2 },
      render: ({ validFrom, validTo }) => words.span(validFrom, validTo),
    },
    {
      ...{ id: 'end', label: say('grants.end'), width: '8rem', priority: 1 },
      ...{ isLabelHidden: true, align: 'end' },
      render: (grant) =>
        mayEnd(grant) ? (
          <Button size="s" variant="ghost" onPress={() => onEnd(grant)}>
            {say('grants.end')}
          </Button>
        ) : null,
    },
  ];
  return (
    <Table
      aria-label={label}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ granteeName }) => granteeName}
      empty={{ none, filter: null }}
      {...found}
    />
  );
}

const today = (): string => civilDateAt(new Date());
