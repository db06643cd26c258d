import type { Option } from '@sarn/platform-web';
import { useTerms } from '@sarn/document/web';
import { useRetentionClasses } from './retention.client.ts';

/** The classes in use, to choose from. */
export function useClassOptions(): Option[] {
  const term = useTerms();
  const rows = useRetentionClasses().data?.rows ?? [];
  return rows
    .filter(({ isRetired }) => !isRetired)
    .map(({ code, name }) => ({ value: code, label: term(name) }));
}

/** The default class of documents of a kind; empty until it is known. */
export function useUsualClass(kind: string): string {
  const defaults = useRetentionClasses().data?.defaults ?? [];
  return defaults.find((one) => one.kind === kind)?.classCode ?? '';
}
