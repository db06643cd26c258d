import { defineErrors } from '@sarn/kernel';

/** The portal only gathers what others give: it has no refusals of its own. */
export const portalErrors = defineErrors({});
