import type { Handle } from '@sarn/platform-server';
import { consentVersion } from '../contract/index.ts';

/**
 * Name of the privacy policy in force, which people agree to. Who keeps the policy tells it; an
 * agreement to another version counts for nothing.
 */
export type PolicyVersion = (h: Handle) => Promise<string>;

/** Where nobody keeps a policy with versions. */
export const firstPolicy: PolicyVersion = async () => consentVersion;
