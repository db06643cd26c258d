/** A number as amounts are written, in digits of both kinds: with thousands apart, and satang or none. */
const amount = /^-?[๐-๙0-9]{1,3}(?:,[๐-๙0-9]{3})*(?:\.[๐-๙0-9]{2})?$/;

/** An amount: with thousands or with satang. A year and a count are none. */
export const isAmount = (text: string): boolean => amount.test(text) && /[,.]/.test(text);

/**
 * Whether a text in a column stands at its right without being told: amounts, and in a column of amounts smaller
 * ones too.
 *
 * @param hasAmounts whether the column holds an amount
 * @assumed
 */
export const isSetRight = (text: string, hasAmounts: boolean): boolean =>
  isAmount(text) || (hasAmounts && amount.test(text));
