import type { Services } from './modules.ts';

/** For compositions without people and accounts; what asks such a service fails where it asks. */
export const noServices = {} as Services;
