import type { RoleLine } from '@sarn/access-control/contract';
import {
  Button,
  ErrorSummary,
  LinkButton,
  Menu,
  PageHeader,
  Skeleton,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { ChevronDown, Plus, UserSearch } from 'lucide-react';
import { useRoles } from './access.client.ts';
import { GrantsDialog } from './GrantsDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Opened =
  | { readonly what: 'add' }
  | { readonly what: 'edit' | 'holders' | 'history'; readonly role: RoleLine };

/** `/settings/{menuID}/manage-role`: what each role permits, and who has it. */
export default function RolesPage() {
  const say = useWords(accessWords);
  const found = useRoles();
  const [opened, setOpened] = useOpenedRole(found.data?.rows);
  const close = () => setOpened(null);
  const heads = new Map(
    (found.data?.rows ?? []).map((role) => [
      role.id,
      <RoleHead key={role.id} role={role} onOpen={(what) => setOpened({ what, role })} />,
    ]),
  );
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('roles.title')}
        meta={<span className="s-muted">{say('roles.meta')}</span>}
        actions={
          <>
            <LinkButton
              href="settings/3144/who-may"
              variant="quiet"
              icon={<UserSearch size={18} />}
            >
              {say('roles.whoMay')}
            </LinkButton>
            <Button
              variant="primary"
              icon={<Plus size={18} />}
              onPress={() => setOpened({ what: 'add' })}
            >
              {say('roles.add')}
            </Button>
          </>
        }
      />
      <WaitingCard />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {found.data && <RoleMatrix {...found.data} heads={heads} />}
      {opened?.what === 'add' && <RoleDialog onClose={close} />}
      {opened?.what === 'edit' && <RoleDialog role={opened.role} onClose={close} />}
      {opened?.what === 'holders' && <GrantsDialog role={opened.role} onClose={close} />}
      {opened?.what === 'history' && (
        <HistoryDialog
          title={opened.role.nameTh}
          subjectKind="role"
          subjectId={opened.role.id}
          onClose={close}
        />
      )}
    </div>
  );
}

/** What is open, as in the address: a role that it only names, for who has it. */
function useOpenedRole(rows: readonly RoleLine[] | undefined) {
  return useOpened<Opened>(
    (id, asked) => {
      if (id === '') return { what: 'add' };
      const role = rows?.find((one) => one.id === id);
      const what = asked === 'edit' || asked === 'history' ? asked : 'holders';
      return role && { what, role };
    },
    (next) => (next.what === 'add' ? { row: '' } : { row: next.role.id, what: next.what }),
  );
}

interface RoleHeadProps {
  readonly role: RoleLine;
  readonly onOpen: (what: 'edit' | 'holders' | 'history') => void;
}

/** Name of a role above its column, with what can be done with the role itself. */
function RoleHead({ role, onOpen }: RoleHeadProps) {
  const say = useWords(accessWords);
  const language = useLanguage();
  const name = (language === 'en' && role.nameEn) || role.nameTh;
  const entries = [
    { id: 'holders' as const, label: say('roles.holders') },
    { id: 'edit' as const, label: say('roles.edit') },
    { id: 'history' as const, label: say('history') },
  ];
  return (
    <Menu
      aria-label={name}
      trigger={
        <Button variant="ghost" size="s" icon={<ChevronDown size={14} aria-hidden="true" />}>
          {name}
        </Button>
      }
      entries={entries.map((entry) => ({ ...entry, onAction: () => onOpen(entry.id) }))}
    />
  );
}
