import { waitingAct } from '@sarn/correspondence/contract';
import { actTerms } from '@sarn/document/contract';
import type { DocumentKind, FlowState } from '@sarn/document/contract';
import type { Term } from '@sarn/document/web';
import type { OfferedPlace } from '@sarn/worklist/contract';
import type { QueueRow } from '@sarn/search/contract';
import { arrangedActs } from './arranged-acts.ts';
import { offeredActs } from './bulk-step.ts';
import type { BulkStep } from './bulk-step.ts';

/** What a row offers: the act for which it waits, and others that can be done from the list. */
export interface RowOffer {
  /** Null: nothing waits for the reader here, the document is opened. */
  readonly main: RowAct | null;
  readonly others: readonly BulkStep[];
}

export interface RowAct {
  /** Code of the flow. */
  readonly act: string;
  readonly term: Term;
  /** Null: it needs the document beside it. */
  readonly step: BulkStep | null;
}

/**
 * The acts of a row: first the one the agency names for its register, else the primary one of the flow for
 * those for whom it waits. The server judges it, as in bulk.
 *
 * @param isWatched the list only watches its documents: none of them waits for the reader
 * @param places of `placesFor`
 */
export function offerOf(
  row: QueueRow,
  isWatched: boolean,
  places: readonly OfferedPlace[] | null,
): RowOffer {
  const { main: first, menu } = arrangedActs(offeredActs([row]), places);
  const steps = [...first, ...menu].map(({ step }) => step);
  const named = places?.some(({ place }) => place === 'main') ? steps[0] : undefined;
  const primary = isWatched ? undefined : primaryOf(row);
  const isHidden = places?.some(({ act, place }) => act === primary && place === 'hidden') ?? false;
  const usual = isHidden ? undefined : primary;
  const act = named?.act ?? usual;
  if (act === undefined) return { main: null, others: steps };
  const step = steps.find((one) => one.act === act) ?? null;
  return { main: { act, term: actTerms[act], step }, others: steps.filter((one) => one !== step) };
}

const primaryOf = ({ kind, on, state }: QueueRow) =>
  waitingAct({ kind: kind as DocumentKind, on, state: state as FlowState });
