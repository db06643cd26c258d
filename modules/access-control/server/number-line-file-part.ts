import { AppError, civilDateAt } from '@sarn/kernel';
import type { FieldValue } from '@sarn/kernel';
import { unitCodes } from '@sarn/organisation/server';
import { listIn, readPart } from '@sarn/platform-server';
import type { ConfigurationPart, Handle, PartRow, Platform } from '@sarn/platform-server';
import { registerTerms } from '@sarn/register/contract';
import { numberActWords, saveNumberLine, scopeWords } from '../contract/index.ts';
import type { NumberLine } from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { nameFields } from './file-words.ts';
import { fieldsWanted, told } from './from-file.ts';
import { listGroupRows } from './group.store.ts';
import { saveLine } from './number-line.service.ts';
import { listLineRows } from './number-line.store.ts';
import { listRoleRows } from './role.store.ts';

interface LineParts {
  readonly platform: Platform;
  readonly changes: AccessChanges;
}

/**
 * Who may do what with numbers, for the file of the configuration: lines of roles and groups. Those of
 * persons and of posts belong to people, whom an installation has of its own.
 */
export const numberLinesPart = ({ platform, changes }: LineParts): ConfigurationPart => ({
  code: 'number-lines',
  title: { th: 'สิทธิ์ออกเลขหนังสือ', en: 'Who may give numbers' },
  tables: ['number_line'],
  references: { role: 'roles', group: 'user-groups' },
  fields: {
    role: { th: 'บทบาท', en: 'Role', told: 'row' },
    group: { th: 'กลุ่มผู้ใช้', en: 'Group', told: 'row' },
    unit: { th: 'หน่วยงาน (รหัส)', en: 'Unit (code)', told: 'code' },
    scope: { th: 'ขอบเขต', en: 'Scope', told: scopeWords },
    acts: { th: 'ทำอะไรได้', en: 'Acts', told: numberActWords },
    kinds: { th: 'ทะเบียน', en: 'Registers', told: registerTerms },
    mostAtOnce: { th: 'ครั้งละไม่เกิน', en: 'At once at most', told: 'plain' },
    mostDaysBack: { th: 'ย้อนหลังไม่เกิน (วัน)', en: 'Days back at most', told: 'plain' },
    ...{ validFrom: nameFields.validFrom, validTo: nameFields.validTo },
  },
  read: async (h) => (await linesByCode(platform, h)).map(({ row }) => row),
  async write(tx, { context, reason }, { before, after }) {
    const code = (after ?? before)?.code ?? '';
    const known = (await linesByCode(platform, tx)).find(({ row }) => row.code === code)?.line;
    const fields = fieldsWanted(platform, { before, after });
    const { role, group, unit, ...form } = fields;
    const units = await unitCodes(tx);
    const input = readPart(saveNumberLine.input, {
      ...{ ...form, lineId: known?.id ?? '', version: known?.version ?? 0, reason },
      ...(await granteeOf(platform, tx, { role, group })),
      ...{ unitId: units.idOf(typeof unit === 'string' ? unit : '') },
      ...{ acts: listIn(fields, 'acts'), kinds: listIn(fields, 'kinds') },
    });
    return told(await saveLine(platform, changes, tx, context, input));
  },
});

interface CodedLine {
  readonly row: PartRow;
  readonly line: NumberLine;
}

/** A line has no code: it is known by whom it gives what where, and from when on. */
async function linesByCode(platform: Platform, h: Handle): Promise<CodedLine[]> {
  const day = civilDateAt(platform.clock.now());
  const { codeOf } = await unitCodes(h);
  const makers = [...(await listRoleRows(h, day)), ...(await listGroupRows(h, day))];
  const seen = new Map<string, number>();
  return (await listLineRows(h, day, true))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
    .flatMap((line): CodedLine[] => {
      const { grantee, granteeId, scope, acts, kinds, validFrom } = line;
      const maker = makers.find(({ id }) => id === granteeId)?.code;
      const unit = codeOf(line.unitId);
      if (maker === undefined || unit === undefined) return [];
      const base = `${grantee}:${maker}/${unit}/${validFrom}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      const fields = {
        ...{ role: grantee === 'role' ? maker : null, group: grantee === 'group' ? maker : null },
        ...{ unit, scope, acts: acts.toSorted(), kinds: (kinds ?? []).toSorted(), validFrom },
        ...{ mostAtOnce: line.mostAtOnce, mostDaysBack: line.mostDaysBack, validTo: line.validTo },
      };
      const code = count === 1 ? base : `${base}/${count}`;
      return [{ line, row: { code, name: `${line.granteeName} · ${line.unitName}`, fields } }];
    });
}

/** The same in every installation: what it says, never its id. */
const orderOf = ({ acts, kinds, scope, validTo, mostAtOnce, mostDaysBack }: NumberLine): string =>
  JSON.stringify([acts.toSorted(), kinds?.toSorted(), scope, validTo, mostAtOnce, mostDaysBack]);

async function granteeOf(
  platform: Platform,
  h: Handle,
  { role, group }: Readonly<Record<'role' | 'group', FieldValue | undefined>>,
) {
  const day = civilDateAt(platform.clock.now());
  const isRole = typeof role === 'string';
  const code = isRole ? role : group;
  const rows = isRole ? await listRoleRows(h, day) : await listGroupRows(h, day);
  const found = rows.find((one) => one.code === code);
  if (!found) throw new AppError('settings.unknown-value', { name: String(code ?? '') });
  return { grantee: isRole ? 'role' : 'group', granteeId: found.id };
}
