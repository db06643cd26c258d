import {
  anyEvent,
  digestEvent,
  eventKey,
  moduleEvent,
  usualTemplates,
} from '../../contract/index.ts';
import type { Template, TemplateRow } from '../../contract/index.ts';
import { noticeModule } from '../notice-modules.ts';
import type { DeclaredEvent, NoticeModules } from '../notice-modules.ts';

/** An event with the name by which the list of templates shows it. */
export interface NamedEvent {
  readonly event: string;
  readonly th: string;
  readonly en: string;
}

const general: readonly NamedEvent[] = [
  {
    event: anyEvent,
    th: 'ทุกเรื่องที่ไม่ได้กำหนดข้อความไว้เฉพาะ',
    en: 'Everything without words of its own',
  },
  { event: digestEvent, th: 'จดหมายสรุปประจำวัน', en: 'Daily digest' },
];

/** Events that may have a template: the general ones, then those of each module. */
export function namedEvents(
  events: readonly DeclaredEvent[],
  ownModules: NoticeModules,
): readonly NamedEvent[] {
  const byModule = Map.groupBy(events, ({ module }) => module);
  const own = [...byModule].flatMap(([module, kinds]) => {
    const { th, en } = noticeModule(module, ownModules) ?? { th: module, en: module };
    return [
      { event: moduleEvent(module), th: `${th}: ทุกเรื่อง`, en: `${en}: everything` },
      ...kinds.map((one) => ({
        event: eventKey(module, one.kind),
        th: `${th}: ${one.th}`,
        en: `${en}: ${one.en}`,
      })),
    ];
  });
  return [...general, ...own];
}

/** Rows of the list, each with the texts in use now. */
export function templateRows(
  events: readonly NamedEvent[],
  own: ReadonlyMap<string, Template>,
): TemplateRow[] {
  const [any] = [usualTemplates[anyEvent]];
  if (!any) throw new Error('The product brings no template');
  return events.map(({ event, th, en }) => {
    const [module = ''] = event.split('/');
    const nearest =
      own.get(event) ?? usualTemplates[event] ?? own.get(`${module}/*`) ?? own.get(anyEvent) ?? any;
    return { event, nameTh: th, nameEn: en, isOwn: own.has(event), texts: nearest };
  });
}
