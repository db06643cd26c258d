import {
  eventKey,
  everyRole,
  isLocked,
  isRecipientRole,
  isWorkFor,
  levelOf,
  moduleEvent,
  noticeWays,
  recipientRoles,
  usualLevels,
} from '../../../contract/index.ts';
import type {
  Matrix,
  MatrixCell,
  NoticeLevel,
  NoticeWay,
  RecipientRole,
} from '../../../contract/index.ts';
import { noticeModule } from '../../notice-modules.ts';
import type { DeclaredEvent, NoticeModules } from '../../notice-modules.ts';
import type { CellRow } from './matrix.store.ts';

type CellKey = Pick<MatrixCell, 'event' | 'role' | 'way'>;
const keyOf = ({ event, role, way }: CellKey): string => `${event} ${role} ${way}`;

/** Looks cells up: null for one as its module, the usual level for a module that has none of its own. */
export function cellsIn(cells: readonly (CellKey & { readonly level: NoticeLevel | null })[]) {
  const known = new Map(cells.map((cell) => [keyOf(cell), cell.level]));
  return (key: CellKey): NoticeLevel | null =>
    known.get(keyOf(key)) ?? (key.role === everyRole ? usualLevels[key.way] : null);
}

const waysOf = <T>(value: (way: NoticeWay) => T): Record<NoticeWay, T> => ({
  ...{ bell: value('bell'), email: value('email') },
  ...{ line: value('line'), push: value('push') },
});

/** Modules in the order of their first event. */
export const modulesIn = (events: readonly DeclaredEvent[]): string[] => [
  ...new Set(events.map(({ module }) => module)),
];

/** The whole matrix: the events that modules declare, with what the agency has set. */
export function matrixOf(
  events: readonly DeclaredEvent[],
  cells: readonly CellRow[],
  own: NoticeModules,
): Matrix {
  const levelIn = cellsIn(cells);
  return {
    modules: modulesIn(events).map((module) => {
      const named = noticeModule(module, own);
      const event = moduleEvent(module);
      return {
        ...{ module, nameTh: named?.th ?? module, nameEn: named?.en ?? module },
        levels: waysOf((way) => levelIn({ event, role: everyRole, way }) ?? usualLevels[way]),
      };
    }),
    rows: events.flatMap((declared) => {
      const { module, th: nameTh, en: nameEn, roles } = declared;
      const event = eventKey(module, declared.kind);
      return roles.filter(isRecipientRole).map((role) => ({
        ...{ event, module, nameTh, nameEn, role, isWork: isWorkFor(declared, role) },
        levels: waysOf((way) => levelIn({ event, role, way })),
      }));
    }),
  };
}

/** Why a cell cannot be set; null where it can. */
export function refusalOf(
  events: readonly DeclaredEvent[],
  { event, role, way, level }: MatrixCell,
): 'notification.unknown-event' | 'notification.cell-locked' | null {
  if (role === everyRole) {
    const isModule = modulesIn(events).some((module) => moduleEvent(module) === event);
    return isModule ? null : 'notification.unknown-event';
  }
  const known = events.find(({ module, kind }) => eventKey(module, kind) === event);
  if (!known?.roles.includes(role)) return 'notification.unknown-event';
  const isFixed = level !== null && isLocked(way, isWorkFor(known, role));
  return isFixed ? 'notification.cell-locked' : null;
}

/** Levels of an event by a way, for each role that is told of it. */
export const levelsFor = (
  declared: DeclaredEvent,
  way: NoticeWay,
  levelIn: ReturnType<typeof cellsIn>,
): NoticeLevel[] =>
  declared.roles.filter(isRecipientRole).map((role) => levelAt(declared, role, way, levelIn));

/** What holds for an event, a role and a way. */
function levelAt(
  declared: DeclaredEvent,
  role: RecipientRole,
  way: NoticeWay,
  levelIn: ReturnType<typeof cellsIn>,
): NoticeLevel {
  const event = eventKey(declared.module, declared.kind);
  const ofModule =
    levelIn({ event: moduleEvent(declared.module), role: everyRole, way }) ?? usualLevels[way];
  const own = levelIn({ event, role, way });
  return levelOf(way, isWorkFor(declared, role), { own, ofModule });
}

/**
 * Roles and ways in which another level holds after these cells are set: of a module, only events that
 * have no level of their own; never the locked bell of own work.
 */
export function changedWays(
  events: readonly DeclaredEvent[],
  now: readonly CellRow[],
  wanted: readonly MatrixCell[],
): readonly { readonly role: RecipientRole; readonly way: NoticeWay }[] {
  const [before, after] = [cellsIn(now), cellsIn([...now, ...wanted])];
  const isChanged = (role: RecipientRole, way: NoticeWay) =>
    events.some(
      (declared) =>
        declared.roles.includes(role) &&
        levelAt(declared, role, way, before) !== levelAt(declared, role, way, after),
    );
  return recipientRoles.flatMap((role) =>
    noticeWays.filter((way) => isChanged(role, way)).map((way) => ({ role, way })),
  );
}
