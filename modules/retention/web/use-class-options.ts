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
 * The class proposed for a document: that of its category, else the default of its kind; empty until it
 * is known.
 */
export function useUsualClass({
  kind,
  categoryCode,
}: Pick<DocumentDetail, 'kind' | 'categoryCode'>): string {
  const found = useRetentionClasses().data;
  const categories = useClassRows(classTableCodes.category);
  if (!found || (categoryCode !== '' && !categories)) return '';
  const category = categories?.find(({ code }) => code === categoryCode);
  const proposed = category?.values['retention'];
  const isInUse = found.rows.some(({ code, isRetired }) => code === proposed && !isRetired);
  if (isInUse && typeof proposed === 'string') return proposed;
  return found.defaults.find((one) => one.kind === kind)?.classCode ?? '';
}
