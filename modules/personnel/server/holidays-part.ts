import type { ConfigurationPart, NamesPeople, Platform } from '@sarn/platform-server';
import { readPart } from '@sarn/platform-server';
import { Holiday, holidayKinds } from '@sarn/organisation/contract';
import { createCalendarDependencies, holidaysOf } from '@sarn/organisation/server';

/** All years that a calendar may have. */
const span = [2000, 2100] as const;

/** The days off of the agency, for the file of the configuration. */
export function holidaysPart(platform: Platform, people: NamesPeople): ConfigurationPart {
  const calendar = createCalendarDependencies(platform, people);
  return {
    code: 'holidays',
    title: { th: 'ปฏิทินวันหยุดราชการ', en: 'Holiday calendar' },
    tables: ['holiday'],
    fields: {
      nameTh: { th: 'ชื่อ', en: 'Name', told: 'plain' },
      nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English', told: 'plain' },
      kind: { th: 'ประเภท', en: 'Kind', told: holidayKinds },
    },
    read: async (h) =>
      (await holidaysOf(h, ...span)).rows.map(({ day, nameTh, nameEn, kind }) => ({
        ...{ code: day, name: nameTh },
        fields: { nameTh, nameEn, kind },
      })),
    async write(tx, { context }, { before, after }) {
      if (after) {
        const holiday = readPart(Holiday, { ...after.fields, day: after.code });
        await calendar.save(tx, context, { ...holiday, oldDay: before?.code });
      } else if (before) {
        await calendar.remove(tx, context, { day: before.code });
      }
      return 'done';
    },
  };
}
