/** Of every test account that needs one. */
export const samplePassword = 'Sarn2569';

/**
 * Of that password, as cheap as argon2 can be: many tests sign in, and each check at the cost of the
 * product would take longer than what they look at. How the product hashes is tested where it does.
 */
export const samplePasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$H/P6uK6NvHJEhJO204xvgQ$bcFpgK4kKr1BOrSwcGz9vjXTST1ruPseSzPToYPG+qA';
