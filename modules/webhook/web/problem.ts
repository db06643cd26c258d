/** Why there was no answer, as a key of the words; the server tells the code of the network. */
const kinds = [
  [/^timeout$/, 'timeout'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'name'],
  [/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/, 'certificate'],
  [/^address-refused/, 'inside'],
] as const;

export type ProblemKind = (typeof kinds)[number][1] | 'other';

export const problemKind = (code: string): ProblemKind =>
  kinds.find(([shape]) => shape.test(code))?.[1] ?? 'other';
