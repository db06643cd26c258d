import type { ConfigurationPart } from '@sarn/platform-server';
import { readPart } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { documentTypeNames } from '@sarn/document-classes/server';
import { retentionMedia, saveRetentionClass, saveRetentionDefault } from '../contract/index.ts';
import { keepClass, saveDefault } from './class.service.ts';
import { listClasses, listDefaults } from './class.store.ts';

/** Retention classes and the usual class of each kind, for the file of the configuration. */
export const retentionFileParts = (deps: Dependencies): readonly ConfigurationPart[] => [
  classesPart(deps),
  defaultsPart(deps),
];

const classesCode = 'retention-classes';

const classesPart = (deps: Dependencies): ConfigurationPart => ({
  code: classesCode,
  title: { th: 'ชั้นอายุการเก็บ', en: 'Retention classes' },
  tables: ['retention_class'],
  fields: {
    nameTh: { th: 'ชื่อ', en: 'Name', told: 'plain' },
    nameEn: { th: 'ชื่อภาษาอังกฤษ', en: 'Name in English', told: 'plain' },
    years: { th: 'จำนวนปี', en: 'Years', told: 'plain' },
    isRetired: { th: 'เลิกใช้', en: 'Retired', told: 'plain' },
  },
  // Those of the regulation are in every installation.
  isOwn: (code) => code.startsWith('own-'),
  read: async (h) =>
    (await listClasses(h)).map(({ code, name, years, isRetired }) => ({
      ...{ code, name: name.th },
      fields: { nameTh: name.th, nameEn: name.en, years, isRetired },
    })),
  async write(tx, { context }, { before, after }) {
    const code = (after ?? before)?.code ?? '';
    const { years, ...fields } = after?.fields ?? { ...before?.fields, isRetired: true };
    const form = readPart(saveRetentionClass.input, { ...fields, code, years: years ?? undefined });
    await keepClass(deps, tx, context, { ...form, code });
    return 'done';
  },
});

const defaultsPart = (deps: Dependencies): ConfigurationPart => ({
  code: 'retention-defaults',
  title: { th: 'ชั้นอายุการเก็บของแต่ละประเภท', en: 'Usual retention of each kind' },
  tables: ['retention_default'],
  references: { classCode: classesCode },
  fields: {
    classCode: { th: 'ชั้นอายุการเก็บ', en: 'Retention class', told: 'row' },
    medium: { th: 'สื่อที่เก็บ', en: 'Medium', told: retentionMedia },
  },
  isOwn: () => false,
  async read(h) {
    const nameOf = await documentTypeNames(h);
    return (await listDefaults(h)).map(({ kind, classCode, medium }) => ({
      ...{ code: kind, name: nameOf(kind).th },
      fields: { classCode, medium },
    }));
  },
  async write(tx, { context }, { after }) {
    const form = readPart(saveRetentionDefault.input, { ...after?.fields, kind: after?.code });
    await saveDefault(deps, tx, context, form);
    return 'done';
  },
});
