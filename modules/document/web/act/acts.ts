import type { DocumentDetail, MayAct } from '@sarn/document/contract';

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

/** Whether the act needs no dialog: no reserved number and no post to choose. */
export const isDirect = ({ form, reserved, capacities }: MayAct) =>
  capacities.length < 2 && (form === 'none' || (form === 'takeNumber' && reserved.length === 0));

/**
 * The act with whose form a document is opened: of the row that was opened, if it is done there. One that
 * needs no form is not begun: it would be done before anybody has seen the document.
 */
export function begunAct(
  { may, forReader }: Pick<DocumentDetail, 'may' | 'forReader'>,
  act: string | undefined,
): MayAct | null {
  const named = may.filter((one) => one.act === act && !isDirect(one));
  const key = forReader[0]?.key;
  return named.find(({ on, targetId }) => `${on}:${targetId}` === key) ?? named[0] ?? null;
}

/** The primary act, if it asks something: one that needs no form is not begun from elsewhere. */
export function askingAct(may: readonly MayAct[]): MayAct | null {
  const { primary } = arrangeActs(may);
  return primary && !isDirect(primary) ? primary : null;
}
