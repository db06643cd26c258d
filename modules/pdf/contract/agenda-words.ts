/** What begins an agenda item: its words with the blanks, its number such as `3` or `3.1`, and its title. */
export interface AgendaHead {
  readonly words: string;
  readonly number: string;
  readonly rest: string;
}

const head = /^((?:ระเบียบ)?วาระที่\s*)([0-9๐-๙]+(?:\.[0-9๐-๙]+)*)(.*)$/su;

/** Null for a text that begins no agenda item. */
export function agendaHead(text: string): AgendaHead | null {
  const [, words = '', number = '', rest = ''] = head.exec(text) ?? [];
  return number === '' ? null : { words, number, rest };
}

/** Begins the paragraph that says what the meeting resolved. */
export const resolutionWord = 'มติที่ประชุม';
