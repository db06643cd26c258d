/** The password of every test account that needs one. */
export const samplePassword = 'Sarn2569';

/**
 * Its hash, with the lowest cost of argon2: many tests sign in, and each check at the cost of the
 * product would take longer than the test itself. The product's hashing has tests of its own.
 */
export const samplePasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$H/P6uK6NvHJEhJO204xvgQ$bcFpgK4kKr1BOrSwcGz9vjXTST1ruPseSzPToYPG+qA';

/** What an authority of an agency is made with in the tests: its key is sealed by a secret. */
export const sampleAuthority = {
  ...{ name: 'กรมตัวอย่าง', passphrase: 'รหัสรากยาวมากพอ', secret: 'ภูเขาสามลูก-77' },
  password: samplePassword,
} as const;
