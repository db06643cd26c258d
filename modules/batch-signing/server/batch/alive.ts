/** How often it is written that a batch is still being signed. */
export const beatMs = 5000;

/** Without a beat for so long, the process that signed a batch has ended. */
export const silentMs = 20_000;

interface Beating {
  readonly state: string;
  readonly beatAt: string;
}

/** Whether a process still signs the batch. */
export const isAlive = ({ state, beatAt }: Beating, now: Date): boolean =>
  state === 'running' && now.getTime() - Date.parse(beatAt) < silentMs;

/** As it is shown: one whose process ended is interrupted. */
export function shownState<S extends string>(
  batch: Beating & { readonly state: S },
  now: Date,
): S | 'interrupted' {
  return batch.state === 'running' && !isAlive(batch, now) ? 'interrupted' : batch.state;
}
