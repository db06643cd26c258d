import type { getGroupMenus, GroupMenuCell } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import {
  ErrorSummary,
  FormBody,
  LinkButton,
  PageHeader,
  Skeleton,
  useFocusHeading,
  useLanguage,
  useSettingParams,
  useWords,
} from '@sarn/platform-web';
import { UserSearch } from 'lucide-react';
import { GrantMatrix } from './GrantMatrix.tsx';
import type { MatrixCell } from './GrantMatrix.tsx';
import { useGroupMenus, useSetGroupMenus } from './group.client.ts';
import { SaveBar } from './SaveBar.tsx';
import { useMatrixDraft } from './use-matrix-draft.ts';
import type { MatrixDraft } from './use-matrix-draft.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Level = 'none' | 'query' | 'manage';

/** `/settings/{menuID}/users-group/menu-permission-group/{id}`: menus that a group grants. */
export default function GroupMenusPage() {
  const language = useLanguage();
  const params = useSettingParams();
  const groupId = params.id ?? '';
  const found = useGroupMenus(groupId);
  const item = found.data?.item;
  const name = item ? (language === 'en' && item.nameEn) || item.nameTh : '';
  return (
    <div className="access-page">
      <GroupMenusHeader name={name} />
      <WaitingCard />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {found.data && <MenuMatrix key={groupId} {...found.data} name={name} />}
    </div>
  );
}

type MenuMatrixProps = OutputOf<typeof getGroupMenus> & { readonly name: string };

/** The menus of one group; what is chosen holds when it is saved with a reason. */
function MenuMatrix({ item, rows, asksSecond, name }: MenuMatrixProps) {
  const say = useWords(accessWords);
  const { form, edits, set, drop, differing, see } = useEdits(item, rows);
  const edited = rows.filter(({ menu }) => edits[menu] !== undefined);
  // The bar with the button is gone once it was saved.
  useFocusHeading(edited.length === 0 ? 'saved' : 'edited');
  const cellOf = useCells(rows, edits);
  return (
    <FormBody form={form} className="access-page">
      <GrantMatrix
        label={say('menus.list')}
        corner={say('menus.line')}
        columnLabel={say('groups.title')}
        columns={[{ id: item.id, name, text: say('groups.people', { count: item.people }) }]}
        groups={sectionsOf(rows)}
        cell={cellOf}
        onSet={(menu, _group, level) => set(menu, level)}
      />
      {edited.length > 0 && (
        <SaveBar
          form={form}
          reason={form.field('reason')}
          title={say('menus.bar', { count: edited.length })}
          text={say('menus.barText', { people: item.people })}
          asksSecond={asksSecond && edited.some(({ isDangerous }) => isDangerous)}
          onDrop={drop}
          differing={differing.map(({ menu, name: label, level }) => ({
            label,
            theirs: say(`menus.${level}`),
            mine: say(`menus.${edits[menu]?.value ?? 'none'}`),
          }))}
          onSeen={see}
        />
      )}
    </FormBody>
  );
}

function GroupMenusHeader({ name }: { readonly name: string }) {
  const say = useWords(accessWords);
  return (
    <PageHeader
      above={say('above')}
      title={say('menus.title', { name })}
      meta={<span className="s-muted">{say('menus.meta')}</span>}
      actions={
        <LinkButton
          href={`settings/${settingsMenus.centre}/who-may?way=person`}
          variant="quiet"
          icon={<UserSearch size={18} />}
        >
          {say('menus.seenAs')}
        </LinkButton>
      }
    />
  );
}

/** The levels that were chosen and not yet saved. */
function useEdits(item: MenuMatrixProps['item'], rows: readonly GroupMenuCell[]) {
  const save = useSetGroupMenus();
  const draft = useMatrixDraft<Level>({
    name: 'access.group-menus',
    about: item.id,
    send: ({ subjectId, version, edits, reason }) =>
      save.mutateAsync({
        ...{ groupId: subjectId, version, reason },
        set: Object.entries(edits).map(([menu, { value }]) => ({ menu, level: value })),
      }),
  });
  const valueOf = (menu: string) => rows.find((one) => one.menu === menu)?.level ?? 'none';
  const saved = { subjectId: item.id, version: item.version, valueOf };
  const differing = new Set(draft.differing(valueOf));
  return {
    ...draft,
    set: (menu: string, level: string) => draft.set(menu, level as Level, saved),
    differing: rows.filter(({ menu }) => differing.has(menu)),
    see: (isMine: boolean) => draft.see(isMine, saved),
  };
}

const sectionsOf = (rows: readonly GroupMenuCell[]) =>
  [...new Set(rows.map(({ section }) => section))].map((section) => ({
    name: section,
    lines: rows
      .filter((row) => row.section === section)
      .map(({ menu, name, text }) => ({ id: menu, name, text })),
  }));

/** What stands in the cell of a menu, with the roles by which members have it anyway. */
function useCells(rows: readonly GroupMenuCell[], edits: MatrixDraft<Level>['edits']) {
  const say = useWords(accessWords);
  return (menu: string): MatrixCell => {
    const line = rows.find((one) => one.menu === menu);
    if (!line) return { value: 'none', options: [], isEdited: false };
    const edit = edits[menu]?.value;
    const value = edit ?? line.level;
    const levels =
      line.level === 'everybody' ? (['everybody'] as const) : (['none', ...line.levels] as const);
    const options = levels.map((level) => ({
      ...{ value: level, label: say(`menus.${level}`) },
      text: level === 'everybody' ? '' : say(`menus.${level}Text`),
    }));
    const isStill = value === 'none' && line.roles.length > 0;
    const note = isStill ? say('menus.still', { roles: line.roles.join(', ') }) : undefined;
    return { value, options, isEdited: edit !== undefined, note };
  };
}
