import { civilDateAt, menuParents } from '@sarn/kernel';
import type { Caller, MenuEntry, MenuGates, Platform, SignedContext } from '@sarn/platform-server';
import { principalsOf } from '@sarn/organisation/server';
import type { SeenAs } from '../contract/index.ts';
import { factsOf } from './explain.service.ts';
import type { PersonFacts } from './explain.store.ts';
import { menuLines } from './menu-lines.ts';
import type { Menus } from './menu.service.ts';
import { sideOf } from './side.ts';

interface Named {
  readonly th: string;
  readonly en: string;
}

export interface SeenAsNeeds {
  /** Codes of the permissions of all modules. */
  readonly permissions: () => readonly string[];
  /** Pages that offer nothing to some who have the permission. */
  readonly gates: () => MenuGates;
  /** Names of the cards of what waits, in their order. */
  readonly queues: () => readonly Named[];
  /** What these permissions open in a menu beside their own pages: the settings centre. */
  readonly alsoOpens: (held: Held) => readonly string[];
}

/** Permissions of a person, and those of them that reach only some units. */
export interface Held {
  readonly permissions: ReadonlySet<string>;
  readonly limited: ReadonlySet<string>;
}

/**
 * What the application offers a person: menus, cards and settings by their names. No call of the person
 * is made, so nothing that they may read is read (docs/decisions/0053-seen-as.md).
 */
export function createSeenAs(
  { db, audit, clock }: Platform,
  { arranged }: Pick<Menus, 'arranged'>,
  needs: SeenAsNeeds,
) {
  return async function seenAs(
    personId: string,
    { caller, language, requestId }: SignedContext,
  ): Promise<SeenAs> {
    const side = sideOf(language);
    const day = civilDateAt(clock.now());
    const facts = await factsOf(db, personId, { day, language: side });
    await db.transaction((tx) =>
      audit.write(tx, {
        ...{ act: 'access.seen-as', callerId: caller.id, requestId },
        subject: { kind: 'person', id: personId },
      }),
    );
    const { id, name, text, canSignIn } = facts;
    const found = { person: { id, name, text }, canSignIn };
    // Whoever cannot sign in sees nothing at all.
    if (!canSignIn) return { ...found, tiles: [], menus: [], queues: [], settings: [] };
    const held = heldBy(facts);
    const entries = (await arranged()).filter(({ isOn }) => isOn);
    const opened = new Set([...held.permissions, ...needs.alsoOpens(held)]);
    const shown = entries.filter(({ permission }) => permission === null || opened.has(permission));
    const open = await openTo(shown, (entry) => isOpen(entry, facts, held));
    const settings = menuLines([], needs.permissions(), side).filter(
      ({ query }) => query !== null && held.permissions.has(query),
    );
    return {
      ...found,
      tiles: ordered(open, 'launcher').map((entry) => ({ name: entry.name[side] })),
      menus: ordered(open, menuParents.main).map(({ name: named, managePermission: manage }) => ({
        ...{ name: named[side], isManaged: manage === null || held.permissions.has(manage) },
      })),
      queues: needs.queues().map((card) => ({ name: card[side] })),
      settings: settings.map((line) => ({ name: line.name, text: line.text })),
    };
  };

  async function isOpen(entry: MenuEntry, facts: PersonFacts, held: Held): Promise<boolean> {
    return (await needs.gates()[entry.action]?.(db, callerOf(facts, held))) ?? true;
  }
}

async function openTo(
  entries: readonly MenuEntry[],
  isOpen: (entry: MenuEntry) => Promise<boolean>,
): Promise<MenuEntry[]> {
  const opens = await Promise.all(entries.map(isOpen));
  return entries.filter((_entry, at) => opens[at]);
}

const ordered = (entries: readonly MenuEntry[], parent: MenuEntry['parent']): MenuEntry[] =>
  entries
    .filter((entry) => entry.parent === parent && entry.level === 1)
    .toSorted((a, b) => a.seq - b.seq || a.id - b.id);

function heldBy({ rights }: PersonFacts): Held {
  const wide = new Set(
    rights.filter(({ scope }) => scope === 'agency').map(({ permission }) => permission),
  );
  const codes = rights.map(({ permission }) => permission);
  return {
    permissions: new Set(codes),
    limited: new Set(codes.filter((code) => !wide.has(code))),
  };
}

/** For the gates of menus alone: without a session, and with the principals of the person only. */
const callerOf = ({ id }: PersonFacts, { permissions }: Held): Caller => ({
  ...{ id, sessionId: '', principals: principalsOf(id, []), permissions, language: 'th' },
});

export type SeenAsService = ReturnType<typeof createSeenAs>;
