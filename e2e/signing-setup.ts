import { demoSecret } from '@sarn/demo';

/** The signing password of the people in the demo who have a certificate, the heads of divisions among them. */
export const signingSecret = demoSecret;
