import { AppError, settingsMenus } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { keep } from '@sarn/platform-server';
import type { Handle, Kept, MenuEntry, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ChangeResult, MenuParent, MenuRow, saveMenu } from '../contract/index.ts';
import type { AccessChanges, ChangeKind } from './change.service.ts';
import { changeKind } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { arrange, closedBy } from './menu.rules.ts';
import type { Closed, SetMenu } from './menu.rules.ts';
import { listMenuSettings, nextOwnMenu, saveMenuSetting } from './menu.store.ts';
import type { MenuSetting } from './menu.store.ts';

/** What is announced when a menu changes. */
const menusTopic = 'menus';

const payload = z.object({
  menuId: z.number().int(),
  ...{ nameTh: z.string().nullable(), nameEn: z.string().nullable(), icon: z.string().nullable() },
  ...{ action: z.string().nullable(), seq: z.number().nullable(), isOn: z.boolean() },
  ...{ ownParent: z.string().nullable(), ownLevel: z.number().nullable() },
  version: z.number().int(),
});

export interface Menus {
  /** The entries as the agency has set them, those that are off included. */
  arranged(): Promise<SetMenu[]>;
  /** Pages and calls that are switched off. */
  closed(): Promise<Closed>;
  rows(parent: MenuParent): Promise<MenuRow[]>;
  /** All entries, as they are in this transaction. */
  all(h: Handle): Promise<MenuRow[]>;
  save(tx: Tx, context: SignedContext, input: InputOf<typeof saveMenu>): Promise<ChangeResult>;
  readonly kind: ChangeKind;
}

export function createMenus(
  { db, announcements }: Platform,
  changes: () => AccessChanges,
  entries: () => readonly MenuEntry[],
): Menus {
  const kept: Kept<MenuSetting[]> = keep(announcements, menusTopic, () => listMenuSettings(db));
  const arranged = async () => arrange(entries(), await kept.read());
  let last: { readonly of: readonly MenuSetting[]; readonly closed: Closed } | undefined;
  return {
    arranged,
    async closed() {
      const settings = await kept.read();
      // Asked at each call, and changed hardly ever.
      if (last?.of !== settings) {
        last = { of: settings, closed: closedBy(arrange(entries(), settings)) };
      }
      return last.closed;
    },
    async rows(parent) {
      const settings = new Map((await kept.read()).map((one) => [one.menuId, one]));
      return (await arranged())
        .filter((entry) => String(entry.parent) === parent)
        .toSorted((a, b) => a.seq - b.seq || a.id - b.id)
        .map((entry) => toRow(entry, settings.get(entry.id)));
    },
    all: (h) => allRows(h, entries()),
    kind: changeKind({
      ...{ kind: 'menu.save', payload },
      async apply(tx, _by, setting) {
        const isSaved = await saveMenuSetting(tx, setting);
        const id = String(setting.menuId);
        if (!isSaved) await changes().stale(tx, { kind: 'menu', id });
        await announcements.announce(tx, menusTopic);
      },
    }),
    async save(tx, context, input) {
      const { menuId, parent, version, reason, ...form } = input;
      const known =
        menuId === null ? undefined : (await arranged()).find(({ id }) => id === menuId);
      if (menuId !== null && !known) throw new AppError('platform.not-found');
      assertAction(form.action, known, entries());
      if (known?.id === settingsMenus.centre && !form.isOn) throw new AppError('access.fixed');
      const settings = await listMenuSettings(tx);
      const before = settings.find((one) => one.menuId === menuId);
      if ((before?.version ?? 0) !== version) {
        await changes().stale(tx, { kind: 'menu', id: String(menuId) });
      }
      const isOwn = !known || (before?.ownParent ?? null) !== null;
      const id = menuId ?? (await nextOwnMenu(tx));
      return changes().ask(tx, context, {
        ...{ kind: 'menu.save', reason, isDangerous: false },
        payload: {
          ...{ menuId: id, version, ...form },
          ...{ ownParent: isOwn ? parent : null, ownLevel: isOwn ? 1 : null },
        },
        subject: { kind: 'menu', id: String(id) },
        difference: differenceOf(known ? formOf(known) : null, form),
      });
    },
  };
}

async function allRows(h: Handle, entries: readonly MenuEntry[]): Promise<MenuRow[]> {
  const settings = await listMenuSettings(h);
  const byId = new Map(settings.map((one) => [one.menuId, one]));
  return arrange(entries, settings).map((entry) => toRow(entry, byId.get(entry.id)));
}

const formOf = ({ name, icon, action, seq, isOn }: SetMenu) => ({
  ...{ nameTh: name.th, nameEn: name.en, icon, action, seq, isOn },
});

const toRow = (entry: SetMenu, setting: MenuSetting | undefined): MenuRow => ({
  ...{ id: entry.id, parent: String(entry.parent), level: entry.level, ...formOf(entry) },
  permission: entry.permission,
  isOwn: (setting?.ownParent ?? null) !== null,
  isFixed: entry.id === settingsMenus.centre,
  ...{ isChanged: setting !== undefined, version: setting?.version ?? 0 },
});

/**
 * A link of the agency leads outside; an entry of the program to a page that exists.
 *
 * @throws AppError 'access.link-unsafe' or 'access.no-page' (R11)
 */
function assertAction(
  action: string,
  known: SetMenu | undefined,
  entries: readonly MenuEntry[],
): void {
  const isOutside = /^https:\/\/[^\s/]+/.test(action);
  const isProgram = known !== undefined && entries.some(({ id }) => id === known.id);
  if (!isProgram) {
    if (!isOutside) throw new AppError('access.link-unsafe');
    return;
  }
  const pages = new Set(entries.map((entry) => entry.action));
  if (!pages.has(action)) throw new AppError('access.no-page', { action });
}
