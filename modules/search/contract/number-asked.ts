/** A number of a register, with or without its year, in either digits. */
const registerNumber = /^[\d๐-๙]+(\s*\/\s*[\d๐-๙]+)?$/u;

/** Whether a search text is a number of a register: whoever asks for it wants to see it in what is found. */
export const asksNumber = (text: string): boolean => registerNumber.test(text.trim());
