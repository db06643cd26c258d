import { AppError } from '@sarn/kernel';
import { unitCodes } from '@sarn/organisation/server';
import { listIn, readPart } from '@sarn/platform-server';
import type { ConfigurationPart, Handle, PartRow, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { secrecyTable, speedTable } from '@sarn/document-classes/contract';
import { documentTypeNames } from '@sarn/document-classes/server';
import {
  createdKinds,
  creationSteps,
  numberOrders,
  saveCreationRule,
  signatoryLines,
} from '../contract/index.ts';
import { saveRule } from './creation.service.ts';
import { listMakerCodes, listRules } from './creation.store.ts';

/** Who may create which kind of document, for the file of the configuration. */
export const creationPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'creation-rules',
  title: { th: 'การสร้างหนังสือ', en: 'Creation of documents' },
  tables: ['creation_rule'],
  references: {
    ...{ roles: 'roles', groups: 'user-groups' },
    ...{ speeds: speedTable.code, secrecies: secrecyTable.code },
  },
  fields: {
    roles: { th: 'บทบาท', en: 'Roles', told: 'row' },
    groups: { th: 'กลุ่มผู้ใช้', en: 'Groups', told: 'row' },
    units: { th: 'หน่วยงาน (รหัส)', en: 'Units (codes)', told: 'code' },
    speeds: { th: 'ชั้นความเร็ว', en: 'Speeds', told: 'row' },
    secrecies: { th: 'ชั้นความลับ', en: 'Secrecy classes', told: 'row' },
    steps: { th: 'ขั้นที่ต้องผ่าน', en: 'Steps', told: creationSteps },
    signatory: { th: 'ผู้ลงนามที่เสนอ', en: 'Proposed signatory', told: signatoryLines },
    numbering: {
      ...{ th: 'ลำดับการลงนามและการออกเลข', en: 'Order of signature and number' },
      told: numberOrders,
    },
  },
  // A kind without a rule is as delivered, and so is one whose rule names nothing.
  isOwn: () => false,
  async read(h) {
    const rules = new Map((await listRules(h)).map((rule) => [rule.kind, rule]));
    const codes = await makerCodes(h);
    const nameOf = await documentTypeNames(h);
    return createdKinds.map((kind): PartRow => {
      const rule = rules.get(kind);
      const fields = {
        roles: (rule?.roleIds ?? []).map(codes.codeOf).toSorted(),
        groups: (rule?.groupIds ?? []).map(codes.codeOf).toSorted(),
        units: (rule?.unitIds ?? []).map(codes.unitCodeOf).toSorted(),
        speeds: [...(rule?.speeds ?? [])],
        secrecies: [...(rule?.secrecies ?? [])],
        steps: [...(rule?.steps ?? [])],
        signatory: rule?.signatory ?? '',
        numbering: rule?.numbering ?? 'after-signature',
      };
      return { code: kind, name: nameOf(kind).th, fields };
    });
  },
  async write(tx, { context }, { after }) {
    if (after) await writeRule(deps, tx, context, after);
    return 'done';
  },
});

async function writeRule(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { code: kind, fields }: PartRow,
): Promise<void> {
  const codes = await makerCodes(tx);
  const known = (await listRules(tx)).find((rule) => rule.kind === kind);
  const { roles: _roles, groups: _groups, units: _units, ...classes } = fields;
  const input = readPart(saveCreationRule.input, {
    ...{ kind, version: known?.version ?? 0 },
    // A file from before these fields leaves them as they are.
    ...{ signatory: known?.signatory ?? '', numbering: known?.numbering, ...classes },
    roleIds: codes.idsOf('role', listIn(fields, 'roles')),
    groupIds: codes.idsOf('group', listIn(fields, 'groups')),
    unitIds: codes.idsOf('unit', listIn(fields, 'units')),
  });
  await saveRule(deps, tx, context, input);
}

/**
 * Roles, groups and units by their codes. What has no code any more keeps its id: a rule that lost its
 * last name would open the kind to everybody.
 */
async function makerCodes(h: Handle) {
  const units = await unitCodes(h);
  const makers = await listMakerCodes(h);
  const idOf = (of: 'role' | 'group', code: string): string => {
    const found = makers.find((one) => one.of === of && one.code === code);
    if (!found) throw new AppError('settings.unknown-value', { name: code });
    return found.id;
  };
  return {
    codeOf: (id: string) => makers.find((one) => one.id === id)?.code ?? id,
    unitCodeOf: (id: string) => units.codeOf(id) ?? id,
    idsOf: (of: 'role' | 'group' | 'unit', given: readonly string[]) =>
      given.map((code) => (of === 'unit' ? units.idOf(code) : idOf(of, code))),
  };
}
