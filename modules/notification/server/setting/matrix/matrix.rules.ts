import {
  eventKey,
  everyRole,
  isLocked,
  isRecipientRole,
  isWorkFor,
  levelOf,
  moduleEvent,
  usualLevels,
} from '../../../contract/index.ts';
import type { Matrix, MatrixCell, NoticeLevel, NoticeWay } from '../../../contract/index.ts';
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
export function levelsFor(
  declared: DeclaredEvent,
  way: NoticeWay,
  levelIn: ReturnType<typeof cellsIn>,
): NoticeLevel[] {
  const event = eventKey(declared.module, declared.kind);
  const ofModule =
    levelIn({ event: moduleEvent(declared.module), role: everyRole, way }) ?? usualLevels[way];
  return declared.roles
    .filter(isRecipientRole)
    .map((role) =>
      levelOf(way, isWorkFor(declared, role), { own: levelIn({ event, role, way }), ofModule }),
    );
}
