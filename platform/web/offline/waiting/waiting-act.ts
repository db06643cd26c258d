import type { ErrorParams } from '@sarn/kernel';
import type { Fields } from '../../api/request.ts';

/** A text that is shown, in both languages. */
export interface ShownTerm {
  readonly th: string;
  readonly en: string;
}

/** Something that another person did meanwhile. */
export interface Happened {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly who: string;
  readonly what: ShownTerm;
}

/** Why the server did not carry out an act that had waited. */
export interface WaitingRefusal {
  readonly code: string;
  readonly params: ErrorParams;
  readonly message: string;
  /** When the server said so, ISO 8601 in UTC. */
  readonly at: string;
  readonly happened: readonly Happened[];
}

/** An act that was pressed while the server was not reached, as it lies on this device. */
export interface WaitingAct {
  /** Its Idempotency-Key: however often it is sent, it is one act. */
  readonly id: string;
  /** Only this person's session sends it. */
  readonly personId: string;
  /** The path of its endpoint; every such act is a POST. */
  readonly path: string;
  readonly input: Fields;
  readonly subjectId: string;
  /** What it acts on; one act waits for each. */
  readonly targetId: string;
  /** Path of the document's page. */
  readonly link: string;
  /** Subject of the document. */
  readonly title: string;
  /** Name of the act. */
  readonly label: ShownTerm;
  /** What was typed, to be read where the act is refused. */
  readonly texts: readonly string[];
  /** The form it was typed into, so that it is offered there again; null for an act without one. */
  readonly typed: { readonly key: string; readonly values: object } | null;
  /**
   * The last moment of the subject that the person had seen, by the clock of the server: what others
   * did later is told where the act is refused, also what they did before it was pressed.
   */
  readonly seenAt: string;
  /** ISO 8601 in UTC. */
  readonly pressedAt: string;
  /** It was sent and no answer came: the server may have carried it out. */
  readonly mayHaveArrived: boolean;
  /** Null while it waits. */
  readonly refusal: WaitingRefusal | null;
}

export const isRefusedAct = ({ refusal }: WaitingAct): boolean => refusal !== null;

/** The texts in the answers to a form, without ids, dates and other codes: what a person typed. */
export function typedTexts(form: unknown): readonly string[] {
  if (typeof form === 'string') return isCode(form) ? [] : [form.trim()];
  if (typeof form !== 'object' || form === null) return [];
  return Object.values(form).flatMap(typedTexts);
}

const code = /^(|[0-9a-f-]{36}|\d{4}-\d{2}-\d{2}|[A-Z_]+|[a-z]+(-[a-z0-9]+)*)$/i;

const isCode = (text: string): boolean => code.test(text.trim());
