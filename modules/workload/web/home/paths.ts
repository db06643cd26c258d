import type { OpenWorkAsk } from '@sarn/workload/contract';

export const openWorkPath = '/sarabun/open-work';

/** Address of the documents behind a bar; what is not given narrows nothing. */
export function openWorkAddress(ask: Partial<OpenWorkAsk>): string {
  const asked = Object.entries(ask).filter(([, value]) => value !== undefined && value !== '');
  return `${openWorkPath}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
