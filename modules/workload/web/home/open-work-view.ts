import { isCivilDate } from '@sarn/kernel';
import type { unitDepths } from '@sarn/workload/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { ageBandNames, duenesses, openWorkOf, workKinds } from '@sarn/workload/contract';
import type { AgeBand, OpenWorkAsk } from '@sarn/workload/contract';

export const openPageSize = 20;

export interface OpenWorkView {
  readonly of: OpenWorkAsk['of'];
  readonly unitId?: string;
  readonly depth?: (typeof unitDepths)[number];
  readonly personId?: string;
  readonly band?: AgeBand;
  readonly due?: string;
  readonly dueness?: (typeof duenesses)[number];
  readonly from?: string;
  readonly until?: string;
  readonly kind?: DocumentKind;
  readonly page: number;
}

const isId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text);

/** The view of an address; what is unknown or invalid narrows nothing. */
export function openAskOf(search: Readonly<Record<string, unknown>>): OpenWorkView {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const page = Math.trunc(Number(text('page')));
  const band = ageBandNames.find((known) => known === text('band'));
  const dueness = duenesses.find((known) => known === text('dueness'));
  const kind = workKinds.find((known) => known === text('kind'));
  const given = (name: 'unitId' | 'personId') => (isId(text(name)) ? { [name]: text(name) } : {});
  const day = (name: 'due' | 'from' | 'until') =>
    isCivilDate(text(name)) ? { [name]: text(name) } : {};
  return {
    of: openWorkOf.find((known) => known === text('of')) ?? 'me',
    ...given('unitId'),
    ...(text('depth') === 'own' ? { depth: 'own' as const } : {}),
    ...given('personId'),
    ...(band ? { band } : {}),
    ...(dueness ? { dueness } : {}),
    ...day('due'),
    ...day('from'),
    ...day('until'),
    ...(kind ? { kind } : {}),
    page: Math.min(Math.max(page || 1, 1), 200),
  };
}
