import { grantScopes, permissionGroups } from '@sarn/access-control/contract';
import type {
  GrantScope,
  PermissionGroup,
  PermissionLine,
  RoleLine,
} from '@sarn/access-control/contract';
import { FormBody, useFocusHeading, useLanguage, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useSetPermissions } from './access.client.ts';
import { GrantMatrix } from './GrantMatrix.tsx';
import type { MatrixCell } from './GrantMatrix.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useMatrixDraft } from './use-matrix-draft.ts';
import type { MatrixDraft } from './use-matrix-draft.ts';
import { accessWords } from './words/access-words.ts';

export interface RoleMatrixProps {
  readonly rows: readonly RoleLine[];
  readonly permissions: readonly PermissionLine[];
  readonly asksSecond: boolean;
  /** What stands above the column of a role, by its id. */
  readonly heads: ReadonlyMap<string, ReactNode>;
}

type Scope = GrantScope | 'none';

const groupCodes = Object.keys(permissionGroups) as readonly PermissionGroup[];

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
  const save = useSetPermissions();
  const draft = useMatrixDraft<Scope>({
    name: 'access.roles',
    send: ({ subjectId, version, edits: chosen, reason }) =>
      save.mutateAsync({
        ...{ roleId: subjectId, version, reason },
        set: Object.entries(chosen).map(([permission, { value }]) => ({
          permission,
          scope: value,
        })),
      }),
  });
  const { form, subjectId: roleId, edits, drop } = draft;
  // The bar with the button is gone once it was saved.
  useFocusHeading(roleId);
  const edited = roles.find(({ id }) => id === roleId);
  const cell = (code: string, id: string): MatrixCell => {
    const role = roles.find((one) => one.id === id);
    const permission = permissions.find((one) => one.code === code);
    if (!role || !permission) return { value: 'none', options: [], isEdited: false };
    const edit = id === roleId ? edits[code]?.value : undefined;
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
  const savedOf = (role: RoleLine) => ({
    ...{ subjectId: role.id, version: role.version },
    valueOf: (code: string) => scopeOf(role, code),
  });
  const onSet = (code: string, id: string, value: string) => {
    const role = roles.find((one) => one.id === id);
    if (role) draft.set(code, value as Scope, savedOf(role));
  };
  const differing = edited ? draft.differing(savedOf(edited).valueOf) : [];
  const see = (isMine: boolean) => edited && draft.see(isMine, savedOf(edited));
  return { form, edited, edits, cell, onSet, drop, differing, see };
}

/** Permissions × roles; what is chosen holds when it is saved with a reason. */
export function RoleMatrix({ rows, permissions, asksSecond, heads }: RoleMatrixProps) {
  const say = useWords(accessWords);
  const language = useLanguage();
  const roles = rows.filter(({ validTo }) => validTo === null);
  const { form, edited, edits, cell, onSet, ...choice } = useRoleEdits(roles, permissions);
  return (
    <FormBody form={form} className="access-page">
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
          form={form}
          reason={form.field('reason')}
          title={say('roles.bar', { count: Object.keys(edits).length })}
          text={say('roles.barText', { people: edited.people })}
          asksSecond={asksSecond && isDangerous(edited, edits, permissions)}
          onDrop={choice.drop}
          differing={choice.differing.map((code) => ({
            label: permissions.find((one) => one.code === code)?.name ?? code,
            theirs: say(`scope.${scopeOf(edited, code)}`),
            mine: say(`scope.${edits[code]?.value ?? 'none'}`),
          }))}
          onSeen={choice.see}
        />
      )}
    </FormBody>
  );
}

const isDangerous = (
  role: RoleLine,
  edits: MatrixDraft<Scope>['edits'],
  permissions: readonly PermissionLine[],
) =>
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
