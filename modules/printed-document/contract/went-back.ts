/** States in which what some have signed no longer counts: others still had to sign, and it was sent back or refused. */
const withoutSignatures: readonly string[] = ['DRAFT', 'DISAPPROVED'];

interface InState {
  readonly state: string;
}

/** Whether the signatures of the last round of a document are over. */
export const isWithoutSignatures = ({ state }: InState): boolean =>
  withoutSignatures.includes(state);

/** Whether an act ended them. */
export const wentBack = (before: InState, after: InState): boolean =>
  before.state !== after.state && isWithoutSignatures(after);
