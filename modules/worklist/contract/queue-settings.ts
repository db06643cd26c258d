import { flows } from '@sarn/correspondence/contract';
import { queueCards, queueCodes } from '@sarn/document/contract';
import type { Queue, QueuePart, Queues } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';

/** What a deployment sets for one queue; what it leaves out stays as it is. */
export interface QueueChange {
  readonly th?: string;
  readonly en?: string;
  readonly color?: string;
  readonly icon?: string;
  /**
   * Declared queue parts that it shows instead of its own: `jobReceived`, or
   * `jobReceived.transmission`.
   */
  readonly parts?: readonly string[];
}

/** The queues as a deployment wants them. */
export interface QueueSettings {
  /** These first, in this order; the others follow in their own order. */
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly change?: Readonly<Record<string, QueueChange>>;
}

/** Why the queues of a deployment cannot be used: one message line for the administrator. */
export class QueueSettingsError extends Error {
  override readonly name = 'QueueSettingsError';
}

const colors = new Set(['amber', 'violet', 'red', 'blue', 'teal', 'green', 'grey']);

/**
 * Every queue part that the flow tables fill: each code by itself, and each code with what waits
 * there.
 */
export const queueParts: ReadonlyMap<string, QueuePart> = new Map([
  ...queueCodes.map((code): [string, QueuePart] => [code, { code, on: null }]),
  ...Object.values(flows).flatMap((flow) =>
    flow.states.flatMap((state) =>
      state.waiting.map(({ queue }): [string, QueuePart] => [
        `${queue}.${state.on}`,
        { code: queue, on: state.on },
      ]),
    ),
  ),
]);

/**
 * The queues as a deployment wants them.
 *
 * @throws QueueSettingsError naming the first setting that is not known
 */
export function readQueues(settings: QueueSettings = {}): Queues {
  const { order = [], hidden = [], change = {} } = settings;
  for (const code of [...order, ...hidden, ...Object.keys(change)]) knownCode(code);
  const twice = order.find((code, at) => order.indexOf(code) !== at);
  if (twice) throw new QueueSettingsError(`the order of queues names "${twice}" twice`);
  if (queueCodes.every((code) => hidden.includes(code))) {
    throw new QueueSettingsError('all queues are hidden: leave at least one');
  }
  const ordered = [...new Set([...order.map(knownCode), ...queueCodes])];
  return ordered.map((code) => toQueue(code, change[code] ?? {}, hidden.includes(code)));
}

function knownCode(code: string): QueueCode {
  const found = queueCodes.find((known) => known === code);
  if (found) return found;
  throw new QueueSettingsError(`"${code}" is no queue: there are ${queueCodes.join(', ')}`);
}

function toQueue(code: QueueCode, change: QueueChange, isHidden: boolean): Queue {
  const { parts = [code], ...look } = change;
  for (const [name, value] of Object.entries(look)) {
    if (value.trim() === '') throw new QueueSettingsError(`queue "${code}": "${name}" is empty`);
  }
  if (look.color !== undefined && !colors.has(look.color)) {
    throw new QueueSettingsError(
      `queue "${code}": no color "${look.color}", take one of ${[...colors].join(', ')}`,
    );
  }
  if (parts.length === 0) throw new QueueSettingsError(`queue "${code}" has no parts`);
  return { ...queueCards[code], ...look, code, isHidden, parts: parts.map(partNamed(code)) };
}

const partNamed =
  (code: QueueCode) =>
  (name: string): QueuePart => {
    const found = queueParts.get(name);
    if (found) return found;
    throw new QueueSettingsError(
      `queue "${code}": no part "${name}", take one of ${[...queueParts.keys()].join(', ')}`,
    );
  };
