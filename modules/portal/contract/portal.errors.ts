import { defineErrors } from '@sarn/kernel';

/** The portal only collects what other modules give, so it has no refusals of its own. */
export const portalErrors = defineErrors({});
