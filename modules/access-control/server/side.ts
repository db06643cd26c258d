/** The language of an explanation; Thai for a reader of any other. */
export type Side = 'th' | 'en';

export const sideOf = (language: string): Side => (language === 'en' ? 'en' : 'th');
