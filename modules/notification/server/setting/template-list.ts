import {
  notificationModules,
  anyEvent,
  digestEvent,
  usualTemplates,
} from '../../contract/index.ts';
import type { NotificationModule, Template, TemplateRow } from '../../contract/index.ts';

/** A kind of notification of a module, for the list of templates. */
export interface NewsEvent {
  readonly module: NotificationModule;
  /** Such as `queue.sign`. */
  readonly kind: string;
  readonly th: string;
  readonly en: string;
}

interface NamedEvent {
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
export function namedEvents(events: readonly NewsEvent[]): NamedEvent[] {
  const byModule = Map.groupBy(events, ({ module }) => module);
  const own = [...byModule].flatMap(([module, kinds]) => {
    const { th, en } = notificationModules[module];
    return [
      { event: `${module}/*`, th: `${th}: ทุกเรื่อง`, en: `${en}: everything` },
      ...kinds.map((one) => ({
        event: `${module}/${one.kind}`,
        th: `${th}: ${one.th}`,
        en: `${en}: ${one.en}`,
      })),
    ];
  });
  return [...general, ...own];
}

/** Rows of the list, each with the texts in use now. */
export function templateRows(
  events: readonly NewsEvent[],
  own: ReadonlyMap<string, Template>,
): TemplateRow[] {
  const [any] = [usualTemplates[anyEvent]];
  if (!any) throw new Error('The product brings no template');
  return namedEvents(events).map(({ event, th, en }) => {
    const [module = ''] = event.split('/');
    const nearest =
      own.get(event) ?? usualTemplates[event] ?? own.get(`${module}/*`) ?? own.get(anyEvent) ?? any;
    return { event, nameTh: th, nameEn: en, isOwn: own.has(event), texts: nearest };
  });
}
