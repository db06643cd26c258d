import type { MayAct } from '@sarn/document/contract';

/** Its key among the possible acts: an act can be open on several transmissions at once. */
export function actKey(may: MayAct): string {
  return `${may.act}/${may.targetId}`;
}

export interface ArrangedActs {
  /** The primary act: the one most likely to be done. */
  readonly primary: MayAct | undefined;
  readonly others: readonly MayAct[];
}

/**
 * The first primary act first, then the rest in the order of the flow table, dangerous ones last.
 */
export function arrangeActs(may: readonly MayAct[]): ArrangedActs {
  const primary = may.find((act) => act.tone === 'primary');
  const rest = may.filter((act) => act !== primary);
  return {
    primary,
    others: [
      ...rest.filter((act) => act.tone !== 'danger'),
      ...rest.filter((act) => act.tone === 'danger'),
    ],
  };
}
