import { settingsMenus } from '@sarn/kernel';
import { countedUse } from '@sarn/platform-server';
import type { SettingsTable, SettingUse } from '@sarn/platform-server';
import { commandTypes, instructions } from './command-type.store.ts';
import { salutations } from './salutation.store.ts';
import { secrecies } from './secrecy.store.ts';
import { documentTypes } from './document-type.store.ts';
import { commandPacks, documentTypePacks } from './suggested-packs.ts';
import { bookGroupTable, categoryTable, jobTypeTable, speedTable } from '../contract/index.ts';

/** Where documents use the rows: counted by the module that owns the documents. */
export interface ClassUses {
  readonly speed: readonly SettingUse[];
  readonly bookGroup: readonly SettingUse[];
  readonly category: readonly SettingUse[];
  readonly jobType: readonly SettingUse[];
  readonly documentType: readonly SettingUse[];
  readonly commandType: readonly SettingUse[];
  readonly salutation: readonly SettingUse[];
}

export const speeds: SettingsTable = { table: speedTable, sqlTable: 'document_speed' };
export const bookGroups: SettingsTable = { table: bookGroupTable, sqlTable: 'book_group' };
export const categories: SettingsTable = { table: categoryTable, sqlTable: 'book_category' };
export const jobTypes: SettingsTable = { table: jobTypeTable, sqlTable: 'job_type' };

const categoriesOfGroup = countedUse({
  place: 'category',
  label: { th: 'หมวด', en: 'categories' },
  name: 'book-group.categories',
  rows: 'select 1 from book_category where book_group = asked.code',
  shown: `select used.name_th as text,
            '/settings/${settingsMenus.centre}/system-category-document-book?row=' || used.code as path
          from book_category used where used.book_group = asked.code order by used.sort, used.code`,
});
const typesOfGroup = countedUse({
  place: 'document-type',
  label: { th: 'ประเภทหนังสือย่อย', en: 'sub-types' },
  name: 'book-group.document-types',
  rows: 'select 1 from document_type where book_group = asked.code',
  shown: `select used.name_th as text,
            '/settings/${settingsMenus.centre}/document-type?row=' || used.code as path
          from document_type used where used.book_group = asked.code order by used.sort, used.code`,
});

/** The described tables with their uses. */
export const classSettings = (uses: ClassUses): readonly SettingsTable[] => [
  { ...speeds, uses: uses.speed },
  { ...bookGroups, uses: [categoriesOfGroup, typesOfGroup, ...uses.bookGroup] },
  { ...categories, uses: uses.category },
  { ...jobTypes, uses: uses.jobType },
  { ...documentTypes, uses: uses.documentType, suggestions: documentTypePacks },
  { ...commandTypes, uses: uses.commandType, suggestions: commandPacks },
  instructions,
  { ...salutations, uses: uses.salutation },
  // Classified documents are in no count.
  secrecies,
];
