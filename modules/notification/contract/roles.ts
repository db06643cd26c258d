/** What somebody who is told is to the matter: the rows of the matrix of notifications. */
export const recipientRoles = [
  ...(['holder', 'author', 'follower', 'head', 'clerk', 'administrator'] as const),
] as const;
export type RecipientRole = (typeof recipientRoles)[number];

export const isRecipientRole = (role: string): role is RecipientRole =>
  recipientRoles.some((one) => one === role);
