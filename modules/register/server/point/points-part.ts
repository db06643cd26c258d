import { buddhistYear, civilDateAt } from '@sarn/kernel';
import type { Bilingual, FieldValue } from '@sarn/kernel';
import { unitCodes } from '@sarn/organisation/server';
import { listIn, readPart } from '@sarn/platform-server';
import type { ConfigurationPart, Handle, PartRow, PartWriter, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { savePoint, sharedParts } from '../../contract/index.ts';
import type { PointLevel, SharedPart } from '../../contract/index.ts';
import { asSet } from '../share/share.service.ts';
import { listShares } from '../share/share.store.ts';
import { changePoint, clearPoint } from './point.service.ts';
import { listSetPoints } from './set-points.store.ts';

const thisYearOf = ({ platform }: Dependencies): number =>
  buddhistYear(civilDateAt(platform.clock.now()));

const shareFields = {
  receive: 'shareReceive',
  send: 'shareSend',
  memo: 'shareMemo',
} as const satisfies Record<SharedPart, string>;

const levelWords: Readonly<Record<PointLevel, Bilingual>> = {
  central: { th: 'กลาง', en: 'Central' },
  department: { th: 'กรม', en: 'Department' },
  division: { th: 'กอง', en: 'Division' },
  section: { th: 'ฝ่าย', en: 'Section' },
};

/** Registration points, with those whose registers they share, for the file of the configuration. */
export const pointsPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'registration-points',
  title: { th: 'จุดสารบรรณ', en: 'Registration points' },
  tables: ['registration_point', 'registration_point_unit', 'register_share'],
  references: { through: 'registration-points' },
  fields: {
    level: { th: 'ระดับ', en: 'Level', told: levelWords },
    through: { th: 'รับผ่าน', en: 'Receives through', told: 'row' },
    covers: { th: 'รับแทน (รหัสหน่วยงาน)', en: 'Receives for (codes of units)', told: 'code' },
    validTo: { th: 'ถึงวันที่', en: 'Last day', told: 'plain' },
    shareReceive: { th: 'ทะเบียนรับร่วมกับ', en: 'Receive register shared with', told: 'code' },
    shareSend: { th: 'ทะเบียนส่งร่วมกับ', en: 'Send register shared with', told: 'code' },
    shareMemo: { th: 'ทะเบียนบันทึกร่วมกับ', en: 'Memo register shared with', told: 'code' },
    shareFrom: { th: 'ใช้ทะเบียนตามนี้ตั้งแต่ปี', en: 'Registers so from the year', told: 'plain' },
  },
  async read(h) {
    const { codeOf } = await unitCodes(h);
    const sharedBy = await readShares(deps, h);
    return (await listSetPoints(h)).flatMap(
      ({ unitId, name, level, throughId, coverIds, validTo }) => {
        const code = codeOf(unitId);
        if (code === undefined) return [];
        const through = throughId === null ? null : (codeOf(throughId) ?? null);
        const covers = coverIds.flatMap((id) => codeOf(id) ?? []).toSorted();
        const fields = { level, through, covers, validTo, ...sharedBy(unitId, codeOf) };
        return [{ code, name, fields }];
      },
    );
  },
  write: (tx, writer, change) => writePoint(deps, tx, writer, change),
});

/** The registers of a unit as they are set last, and from which year; nothing where it has its own. */
async function readShares(deps: Dependencies, h: Handle) {
  const shares = await listShares(h);
  const last = thisYearOf(deps) + 1;
  return (unitId: string, codeOf: (id: string) => string | undefined) => {
    const own = shares.filter((share) => share.unitId === unitId);
    if (own.length === 0) return {};
    const codes = sharedParts.map((part): [string, FieldValue] => {
      const withId = asSet(shares, unitId, part, last);
      return [shareFields[part], withId === null ? null : (codeOf(withId) ?? null)];
    });
    const shareFrom = String(Math.max(...own.map(({ fromYear }) => fromYear)));
    return { ...Object.fromEntries(codes), shareFrom };
  };
}

async function writePoint(
  deps: Dependencies,
  tx: Tx,
  { context, reason }: PartWriter,
  { before, after }: { readonly before: PartRow | null; readonly after: PartRow | null },
): Promise<'done'> {
  const { idOf } = await unitCodes(tx);
  const unitId = idOf((after ?? before)?.code ?? '');
  const known = (await listSetPoints(tx)).find((one) => one.unitId === unitId);
  if (after) {
    const { level, through, validTo } = after.fields;
    const throughId = typeof through === 'string' ? idOf(through) : null;
    const coverIds = listIn(after.fields, 'covers').map(idOf);
    const version = known?.version ?? 0;
    const shared = sharesOf(deps, after, idOf);
    const asked = { unitId, version, level, throughId, coverIds, validTo, reason, ...shared };
    await changePoint(deps, tx, context, readPart(savePoint.input, asked));
  } else {
    await clearPoint(deps, tx, context, { unitId, reason });
  }
  return 'done';
}

/** A year to come stays one; what holds already, in another system perhaps, holds from this year. */
function sharesOf(deps: Dependencies, { fields }: PartRow, idOf: (code: string) => string) {
  const shares = Object.fromEntries(
    sharedParts.map((part) => {
      const code = fields[shareFields[part]];
      return [part, typeof code === 'string' ? idOf(code) : null];
    }),
  );
  const isPlanned = Number(fields['shareFrom'] ?? 0) > thisYearOf(deps);
  return { shares: JSON.stringify(shares), sharesFrom: isPlanned ? 'next-year' : 'this-year' };
}
