import { settingsMenus } from '@sarn/kernel';
import type { UnitLeft, UnitLeftKind } from '@sarn/reorganisation/contract';

interface Place {
  /** Who may change it there. */
  readonly permission: string;
  readonly path: string;
  /** What the page opens of the row; undefined: it opens none. */
  readonly what?: string;
}

const centre = `/settings/${settingsMenus.centre}`;

/** Where each kind is changed. Lists are corrected by who keeps them, and have no page in the settings. */
const places: Readonly<Partial<Record<UnitLeftKind, Place>>> = {
  grants: { permission: 'settings.access', path: `${centre}/manage-role`, what: 'holders' },
  'number-lines': {
    ...{ permission: 'settings.access', path: `${centre}/manage-number-premission`, what: 'edit' },
  },
  groups: { permission: 'settings.access', path: `${centre}/users-group`, what: 'edit' },
  orders: { permission: 'identity.appoint', path: '/sarabun/acting' },
  registrars: { permission: 'identity.clear', path: `${centre}/secret-clearance` },
  programs: { permission: 'settings.api', path: `${centre}/api-programs`, what: '' },
  shares: { permission: 'settings.registry', path: `${centre}/sarabun-structure`, what: '' },
};

/** The address at which something is changed; undefined for who may not. */
export function placeOf(
  { kind, row }: Pick<UnitLeft, 'kind' | 'row'>,
  permissions: readonly string[],
): string | undefined {
  const place = places[kind];
  if (!place || !permissions.includes(place.permission)) return undefined;
  const { path, what } = place;
  if (what === undefined) return path;
  return `${path}?row=${row}${what === '' ? '' : `&what=${what}`}`;
}
