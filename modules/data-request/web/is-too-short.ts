/** Whether reasons and answers are shorter than the server takes them. */
export const isTooShort = (words: string): boolean => words.trim().length < 3;
