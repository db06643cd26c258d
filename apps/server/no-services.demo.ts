import type { Services } from './modules.ts';

/** For compositions without people and accounts; a use of such a service throws at once. */
export const noServices = {} as Services;
