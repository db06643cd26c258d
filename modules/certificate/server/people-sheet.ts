import { civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { excelFile } from '@sarn/platform-server';
import type { BinaryAnswer, Database, SignedContext } from '@sarn/platform-server';
import type { exportCertifiedPeople } from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import { listPeople } from './people.store.ts';
import type { ListedPerson } from './people.store.ts';

const title = 'ใบรับรองอิเล็กทรอนิกส์รายบุคคล';
const headings = ['ชื่อ', 'ตำแหน่ง', 'หน่วยงาน', 'สถานะ', 'ใช้ได้ถึง', 'ยื่นคำขอเมื่อ', 'เหตุผล'];
const widths = [32, 36, 36, 18, 16, 20, 36];
/** More people than an agency has. */
const most = 20_000;

const states: Readonly<Record<string, string>> = {
  ...{ valid: 'ใช้ได้', suspended: 'ระงับไว้', revoked: 'เพิกถอนแล้ว', replaced: 'มีฉบับใหม่แทน' },
};

function stateOf({ state, notAfter, askedAt }: ListedPerson, now: string): string {
  if (askedAt !== null) return 'รออนุมัติ';
  if (state === 'valid' && notAfter !== null && notAfter <= now) return 'หมดอายุ';
  return state === null ? 'ไม่มี' : (states[state] ?? state);
}

/** The list of certificates, narrowed as on the screen, as a file. */
export async function peopleSheet(
  deps: Dependencies,
  db: Database,
  { caller }: SignedContext,
  asked: InputOf<typeof exportCertifiedPeople>,
): Promise<BinaryAnswer> {
  const now = deps.clock.now().toISOString();
  const rows = await listPeople(db, {
    ...asked,
    unitId: asked.unitId ?? null,
    now,
    take: most,
    skip: 0,
  });
  const cards = await deps.needs.organisation.personCard(
    db,
    rows.map(({ id }) => id),
  );
  await db.transaction((tx) => deps.ledger.noteExport(tx, caller.id, rows.length));
  return excelFile({
    name: title,
    ...{ sheet: 'ใบรับรอง', widths },
    data: [
      [{ value: `${title} ${formatInstant(now)}`, fontWeight: 'bold', columnSpan: widths.length }],
      headings.map((value) => ({ value, fontWeight: 'bold' as const, align: 'center' as const })),
      ...rows.map((row) => {
        const { name = '', positionName = '', unitName = '' } = cards.get(row.id) ?? {};
        const until = row.notAfter === null ? '' : formatDate(civilDateAt(new Date(row.notAfter)));
        const waiting = row.askedAt === null ? '' : formatInstant(row.askedAt);
        return [name, positionName, unitName, stateOf(row, now), until, waiting, row.reason].map(
          (value) => ({ value }),
        );
      }),
    ],
  });
}
