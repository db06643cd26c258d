import type { Handle } from '@sarn/platform-server';
import { eventKey, moduleEvent, noticeWays } from '../../contract/index.ts';
import type { EventChoice, EventWay, NoticeLevel } from '../../contract/index.ts';
import { noticeModule } from '../notice-modules.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { cellsIn, levelsFor } from '../setting/matrix/matrix.rules.ts';
import { listCells } from '../setting/matrix/matrix.store.ts';
import { listChoices } from './preference.store.ts';

/**
 * Every event with the ways that the agency offers the person. An event for several roles is free where
 * it is for one of them: what holds for the others is decided when they are told.
 */
export async function eventChoices(
  { events, ownModules }: OutboxDependencies,
  h: Handle,
  personId: string,
): Promise<EventChoice[]> {
  const levelIn = cellsIn(await listCells(h));
  const rows = await listChoices(h, personId);
  const chosen = new Map(rows.map((row) => [`${row.event} ${row.way}`, row.isOn]));
  return events().map((declared) => {
    const { module, kind, th: nameTh, en: nameEn } = declared;
    const event = eventKey(module, kind);
    const ways = noticeWays.map((way): EventWay => {
      const choice = chosen.get(`${event} ${way}`) ?? chosen.get(`${moduleEvent(module)} ${way}`);
      return { way, ...stateOf(levelsFor(declared, way, levelIn), choice) };
    });
    const named = noticeModule(module, ownModules());
    const names = { moduleTh: named?.th ?? module, moduleEn: named?.en ?? module, nameTh, nameEn };
    return { event, module, ...names, ways };
  });
}

function stateOf(
  levels: readonly NoticeLevel[],
  choice: boolean | undefined,
): Pick<EventWay, 'state' | 'isOn'> {
  const open = levels.filter((level) => level !== 'off');
  if (open.length === 0) return { state: 'closed', isOn: false };
  if (open.every((level) => level === 'always')) return { state: 'locked', isOn: true };
  return { state: 'free', isOn: choice ?? open.some((level) => level !== 'choice') };
}
