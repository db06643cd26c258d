import { openHarness as openOrganisation } from '@sarn/organisation/testing';
import type { Harness, TestBase } from '@sarn/organisation/testing';
import { profileModule } from './index.ts';
import type { ProfileModule } from './index.ts';

export type { Answer, Harness, Persona } from '@sarn/organisation/testing';

/** The small agency of the organisation with the personal records behind the same HTTP layer. */
export interface ProfileHarness extends Harness {
  readonly profile: ProfileModule;
}

export async function openHarness(at: TestBase): Promise<ProfileHarness> {
  let profile: ProfileModule | undefined;
  const harness = await openOrganisation(at, (platform, organisation) => {
    profile = profileModule(platform, organisation);
    return [profile];
  });
  if (profile === undefined) throw new Error('the module was not composed');
  return { ...harness, profile };
}
