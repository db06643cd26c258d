import type { OpenWorkAsk } from '@sarn/workload/contract';

export const openWorkPath = '/sarabun/open-work';

/** What narrows the documents behind a bar; what is not given narrows nothing. */
export type OpenWorkSearch = Partial<OpenWorkAsk>;

/** Address of the documents behind a bar. */
export function openWorkAddress(ask: OpenWorkSearch): string {
  const asked = Object.entries(ask).filter(([, value]) => value !== undefined && value !== '');
  return `${openWorkPath}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
