import type { Option } from '@sarn/platform-web';
import { useTerms } from '@sarn/document/web';
import { classTableCodes } from '@sarn/document-classes/contract';
import { useClassRows } from '@sarn/document-classes/web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useRetentionClasses } from './retention.client.ts';

/** The classes in use, to choose from. */
export function useClassOptions(): Option[] {
  const term = useTerms();
  const rows = useRetentionClasses().data?.rows ?? [];
  return rows
    .filter(({ isRetired }) => !isRetired)
    .map(({ code, name }) => ({ value: code, label: term(name) }));
}

/**
 * The class proposed for a document: that of its category, else of its sub-type, else the default of its
 * kind; empty until it is known.
 */
export function useUsualClass({
  kind,
  categoryCode,
  subTypeCode,
}: Pick<DocumentDetail, 'kind' | 'categoryCode' | 'subTypeCode'>): string {
  const found = useRetentionClasses().data;
  const categories = useClassRows(classTableCodes.category);
  const types = useClassRows(classTableCodes.documentType);
  if (!found || (categoryCode !== '' && !categories) || (subTypeCode !== '' && !types)) return '';
  const rows = [
    categories?.find(({ code }) => code === categoryCode),
    types?.find(({ code }) => code === subTypeCode),
  ];
  const proposed = rows
    .map((row) => row?.values['retention'])
    .find((own) => found.rows.some(({ code, isRetired }) => code === own && !isRetired));
  if (typeof proposed === 'string') return proposed;
  return found.defaults.find((one) => one.kind === kind)?.classCode ?? '';
}
