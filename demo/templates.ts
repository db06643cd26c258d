import type { CivilDate, InputOf } from '@sarn/kernel';
import type { keepTemplate } from '@sarn/document-template/contract';
import { unitId } from './ids.ts';
import type { LetterDeps } from './letter-dependencies.ts';
import { officeMoment } from './office-time.ts';

interface DemoTemplate {
  readonly by: string;
  readonly unit: string;
  readonly kind: InputOf<typeof keepTemplate>['kind'];
  readonly name: string;
  readonly title: string;
  readonly addressee?: string;
  readonly paragraphs: readonly string[];
}

const templates: readonly DemoTemplate[] = [
  {
    ...{ by: 'officer.policy', unit: 'policy', kind: 'outgoing' },
    name: 'เชิญประชุมคณะทำงาน',
    title: 'ขอเชิญประชุมคณะทำงาน{{ชื่อคณะทำงาน}} ครั้งที่ {{ครั้งที่}}',
    paragraphs: [
      'ด้วยสำนักงานนโยบายที่ดินกำหนดจัดประชุมคณะทำงาน{{ชื่อคณะทำงาน}} ครั้งที่ {{ครั้งที่}} ในวันที่ {{วันประชุม}} ณ {{สถานที่}}',
      'จึงเรียนมาเพื่อโปรดเข้าร่วมประชุมตามวันและเวลาดังกล่าว',
    ],
  },
  {
    ...{ by: 'officer.policy', unit: 'policy', kind: 'inside' },
    name: 'ขออนุมัติเดินทางไปราชการ',
    title: 'ขออนุมัติเดินทางไปราชการจังหวัด{{จังหวัด}}',
    addressee: 'ผู้อำนวยการกองนโยบายและแผน',
    paragraphs: [
      'ด้วยข้าพเจ้ามีความจำเป็นต้องเดินทางไปราชการจังหวัด{{จังหวัด}} ระหว่างวันที่ {{ตั้งแต่วันที่}} ถึงวันที่ {{ถึงวันที่}} เพื่อ{{เหตุผล}}',
      'จึงเรียนมาเพื่อโปรดพิจารณาอนุมัติ',
    ],
  },
  {
    ...{ by: 'officer.policy', unit: 'policy', kind: 'command' },
    name: 'แต่งตั้งคณะทำงาน',
    title: 'แต่งตั้งคณะทำงาน{{ชื่อคณะทำงาน}}',
    paragraphs: [
      'เพื่อให้การดำเนินงาน{{งาน}}เป็นไปด้วยความเรียบร้อย จึงแต่งตั้งคณะทำงาน{{ชื่อคณะทำงาน}} มีอำนาจหน้าที่ดังต่อไปนี้',
      '{{อำนาจหน้าที่}}',
    ],
  },
  {
    ...{ by: 'officer.legal', unit: 'legal', kind: 'outgoing' },
    name: 'ตอบข้อหารือทางกฎหมาย',
    title: 'ตอบข้อหารือเรื่อง{{เรื่องที่หารือ}}',
    paragraphs: [
      'ตามที่ท่านหารือเรื่อง{{เรื่องที่หารือ}} ความแจ้งแล้ว นั้น',
      'สำนักงานนโยบายที่ดินพิจารณาแล้วเห็นว่า {{ความเห็น}}',
      'จึงเรียนมาเพื่อโปรดทราบ',
    ],
  },
];

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Templates with which the units begin what they write often. @param days the working days of the month */
export async function shareTemplates(deps: LetterDeps, days: readonly CivilDate[]): Promise<void> {
  for (const { by, unit, kind, name, title, addressee, paragraphs } of templates) {
    const bodyJson = { type: 'doc', content: paragraphs.map(paragraph) };
    await deps.shareTemplate({ by, at: officeMoment(days, 0) }, unitId(unit), {
      ...{ kind, name, replaces: false },
      content: { title, ...(addressee !== undefined && { addressee }), bodyJson },
    });
  }
}
