import type { DocumentDetail, MayAct } from '@sarn/registry/contract';
import type { ComponentType } from 'react';

/** What a form may look at: the paper and the act that was chosen. */
export interface ActContext {
  readonly detail: DocumentDetail;
  readonly may: MayAct;
}

export interface ActFieldsProps<D> extends ActContext {
  readonly draft: D;
  readonly change: (part: Partial<D>) => void;
  /** The sentence under a field, or null while nothing is wrong. */
  readonly error: (field: string) => string | null;
}

/** How one question of the flow table is asked. The limits stay in the contract's schema. */
export interface ActForm<D> {
  /** What stands in the fields at first. */
  readonly start: (context: ActContext) => D;
  /** The draft as the contract's schema wants it. */
  readonly toInput: (draft: D) => Record<string, unknown>;
  readonly Fields: ComponentType<ActFieldsProps<D>>;
  /** Wider dialog, for pickers. */
  readonly isWide?: boolean;
}

/** A form whose draft type is known only to itself. */
export type AnyActForm = ActForm<Readonly<Record<string, unknown>>>;

/** Keeps the draft's type inside the form's own file. */
export function anyForm<D extends object>(form: ActForm<D>): AnyActForm {
  return form as unknown as AnyActForm;
}
