/** Codes of the tables; apart from their descriptions, which only settings pages load. */
export const contactTableCodes = {
  senderType: 'serdertype',
} as const;
