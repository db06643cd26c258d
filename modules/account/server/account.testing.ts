import type { HarnessOptions } from '@sarn/authentication/testing';
import { profileModule } from '@sarn/profile/server';
import { accountModule } from './index.ts';

/** The module and the one of personal records, behind the same HTTP layer as those below them. */
export const aboveIt: NonNullable<HarnessOptions['above']> = (platform, below) => {
  const profile = profileModule(platform, below.organisation);
  return [profile, accountModule(platform, { ...below, profile })];
};
