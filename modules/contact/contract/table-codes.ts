/** Codes of the tables; apart from their descriptions, which only settings pages load. */
export const contactTableCodes = {
  senderType: 'serdertype',
  comesFrom: 'book-send-from',
  goesTo: 'book-send-to',
} as const;
