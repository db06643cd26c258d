import { grantScopes, permissionGroups } from '@sarn/access-control/contract';
import type {
  GrantScope,
  PermissionGroup,
  PermissionLine,
  RoleLine,
} from '@sarn/access-control/contract';
import { useLanguage, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSetPermissions } from './access.client.ts';
import { GrantMatrix } from './GrantMatrix.tsx';
import type { MatrixCell } from './GrantMatrix.tsx';
import { SaveBar } from './SaveBar.tsx';
import { accessWords } from './words/access-words.ts';

export interface RoleMatrixProps {
  readonly rows: readonly RoleLine[];
  readonly permissions: readonly PermissionLine[];
  readonly asksSecond: boolean;
  /** What stands above the column of a role, by its id. */
  readonly heads: ReadonlyMap<string, ReactNode>;
}

type Scope = GrantScope | 'none';
/** What was chosen and not yet saved, by permission; of one role at a time. */
type Edits = Readonly<Record<string, Scope>>;

const groupCodes = Object.keys(permissionGroups) as readonly PermissionGroup[];
const noEdits: Edits = {};

/** The scopes that a role may give a permission; `none` first. */
function scopesFor(role: RoleLine, permission: PermissionLine): readonly Scope[] {
  const widest = grantScopes.indexOf(role.widestScope);
  const known: readonly GrantScope[] = permission.hasScopes ? grantScopes : ['agency'];
  return ['none', ...known.filter((scope) => grantScopes.indexOf(scope) <= widest)];
}

const scopeOf = (role: RoleLine, code: string): Scope =>
  role.permissions.find((held) => held.code === code)?.scope ?? 'none';

/** The cells of the matrix, with what was chosen in one role and not yet saved. */
function useRoleEdits(roles: readonly RoleLine[], permissions: readonly PermissionLine[]) {
  const say = useWords(accessWords);
  const [roleId, setRoleId] = useState('');
  const [edits, setEdits] = useState(noEdits);
  // As it was when the first cell was chosen: the list is read anew meanwhile.
  const [base, setBase] = useState<RoleLine | null>(null);
  const edited = roles.find(({ id }) => id === roleId);
  const cell = (code: string, id: string): MatrixCell => {
    const role = roles.find((one) => one.id === id);
    const permission = permissions.find((one) => one.code === code);
    if (!role || !permission) return { value: 'none', options: [], isEdited: false };
    const edit = id === roleId ? edits[code] : undefined;
    // Another role can be changed when this one is saved: each change has its own reason.
    const isOpen = edited === undefined || edited.id === id;
    const options = scopesFor(role, permission).map((scope) => ({
      ...{ value: scope, label: say(`scope.${scope}`), text: say(`scopeText.${scope}`) },
    }));
    const value = edit ?? scopeOf(role, code);
    return {
      ...{ value, isEdited: edit !== undefined },
      options: isOpen ? options : options.filter((option) => option.value === value),
    };
  };
  const onSet = (code: string, id: string, value: string) => {
    const role = roles.find((one) => one.id === id);
    if (!role) return;
    const { [code]: _former, ...others } = edits;
    const isBack = value === scopeOf(role, code);
    const next = isBack ? others : { ...others, [code]: value as Scope };
    setEdits(next);
    setBase(edited ? base : role);
    setRoleId(Object.keys(next).length > 0 ? id : '');
  };
  const drop = () => {
    setEdits(noEdits);
    setRoleId('');
  };
  const differing = edited ? theirs(base, edited, edits) : [];
  const see = (isMine: boolean) => {
    setBase(edited ?? null);
    if (isMine) return;
    const left = Object.entries(edits).filter(([code]) => !differing.includes(code));
    setEdits(Object.fromEntries(left));
    if (left.length === 0) setRoleId('');
  };
  return { edited, edits, cell, onSet, drop, differing, see, version: base?.version ?? 0 };
}

/** Permissions × roles; what is chosen holds when it is saved with a reason. */
export function RoleMatrix({ rows, permissions, asksSecond, heads }: RoleMatrixProps) {
  const say = useWords(accessWords);
  const language = useLanguage();
  const save = useSetPermissions();
  const roles = rows.filter(({ validTo }) => validTo === null);
  const { edited, edits, cell, onSet, ...choice } = useRoleEdits(roles, permissions);
  return (
    <>
      <ScopeLegend />
      <GrantMatrix
        label={say('roles.list')}
        corner={say('matrix.permission')}
        columnLabel={say('matrix.role')}
        columns={roles.map((role) => ({
          ...{ id: role.id, text: say('matrix.people', { count: role.people }) },
          name: (language === 'en' && role.nameEn) || role.nameTh,
          head: heads.get(role.id),
        }))}
        groups={groupCodes.map((group) => ({
          name: permissionGroups[group][language === 'en' ? 'en' : 'th'],
          lines: permissions
            .filter((permission) => permission.group === group)
            .map(({ code, name, text }) => ({ id: code, name, text })),
        }))}
        cell={cell}
        onSet={onSet}
      />
      {edited && (
        <SaveBar
          key={edited.id}
          title={say('roles.bar', { count: Object.keys(edits).length })}
          text={say('roles.barText', { people: edited.people })}
          asksSecond={asksSecond && isDangerous(edited, edits, permissions)}
          onDone={choice.drop}
          differing={choice.differing.map((code) => ({
            label: permissions.find((one) => one.code === code)?.name ?? code,
            theirs: say(`scope.${scopeOf(edited, code)}`),
            mine: say(`scope.${edits[code] ?? 'none'}`),
          }))}
          onSeen={choice.see}
          send={(reason) =>
            save.mutateAsync({
              ...{ roleId: edited.id, version: choice.version, reason },
              set: Object.entries(edits).map(([permission, scope]) => ({ permission, scope })),
            })
          }
        />
      )}
    </>
  );
}

/** Permissions that were chosen here, and that somebody else gave another scope meanwhile. */
const theirs = (base: RoleLine | null, now: RoleLine, edits: Edits): readonly string[] =>
  Object.keys(edits).filter((code) => {
    const saved = scopeOf(now, code);
    return base !== null && saved !== scopeOf(base, code) && saved !== edits[code];
  });

const isDangerous = (role: RoleLine, edits: Edits, permissions: readonly PermissionLine[]) =>
  role.needsSecond || permissions.some((one) => one.isDangerous && edits[one.code] !== undefined);

function ScopeLegend() {
  const say = useWords(accessWords);
  return (
    <div className="access-legend">
      {grantScopes.map((scope) => (
        <span key={scope}>
          <span className="access-swatch" data-value={scope} aria-hidden="true" />
          {say(`legend.${scope}`)}
        </span>
      ))}
      <span className="access-legend-hint">{say('legend.hint')}</span>
    </div>
  );
}
