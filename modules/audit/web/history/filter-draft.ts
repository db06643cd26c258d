import type { Option } from '@sarn/platform-web';
import type { Filter } from '../audit.client.ts';

/** The filter as typed in the form. */
export interface FilterDraft {
  readonly caller: Option | null;
  readonly about: Option | null;
  readonly act: Option | null;
  readonly outcome: 'any' | 'done' | 'refused';
  readonly document: string;
  readonly from: string | null;
  readonly until: string | null;
  readonly requestId: string;
  readonly ip: string;
}

export const emptyDraft: FilterDraft = {
  caller: null,
  about: null,
  act: null,
  outcome: 'any',
  document: '',
  from: null,
  until: null,
  requestId: '',
  ip: '',
};

/** The filter for the call; empty fields are left out. */
export function toFilter(draft: FilterDraft): Filter {
  const { caller, about, act, outcome, document, from, until, requestId, ip } = draft;
  const all = {
    callerId: caller?.value ?? '',
    aboutId: about?.value ?? '',
    act: act?.value ?? '',
    outcome: outcome === 'any' ? '' : outcome,
    document: document.trim(),
    from: from ?? '',
    until: until ?? '',
    requestId: requestId.trim(),
    ip: ip.trim(),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) as Filter;
}
