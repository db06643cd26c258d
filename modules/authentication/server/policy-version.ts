import type { Handle } from '@sarn/platform-server';
import { consentVersion } from '../contract/index.ts';

/**
 * Version of the privacy policy in force, to which people agree. The module that keeps the policy
 * gives it; an agreement to another version does not count.
 */
export type PolicyVersion = (h: Handle) => Promise<string>;

/** Used where no module keeps a policy with versions. */
export const firstPolicy: PolicyVersion = async () => consentVersion;
