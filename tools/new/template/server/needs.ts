import type { PersonCard } from '@sarn/organisation/contract';
import type { Handle } from '@sarn/platform-server';

/** What the module asks of others; the composition gives it. */
export interface SampleRequestNeeds {
  readonly organisation: {
    /** Cards by person id, of people who left too. */
    personCard(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>>;
  };
}
