/** First and last byte, both included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** Most parts of one answer: each of them opens the file once. */
const mostSpans = 128;

/**
 * The parts that a `Range` asks for; empty where no byte of them exists, null where the whole is the right answer
 * (RFC 9110 §14.2). More parts than that, or parts over each other, are answered by the whole: they would make an answer
 * larger than the file.
 */
export function spansOf(range: string | undefined, length: number): readonly ByteSpan[] | null {
  const [, list] = /^bytes=([\d\-, ]+)$/.exec(range ?? '') ?? [];
  const asked = list?.split(',').map((one) => spanOf(one.trim(), length));
  if (!asked || asked.length > mostSpans || asked.includes(null)) return null;
  const spans = asked.filter((span): span is ByteSpan => span !== null && span.start <= span.end);
  const isApart = spans.every(({ start }, at) => start > (spans[at - 1]?.end ?? -1));
  return isApart ? spans : null;
}

/** @returns null for what is no range; one that ends before it begins where none of its bytes exist */
function spanOf(asked: string, length: number): ByteSpan | null {
  const match = /^(\d*)-(\d*)$/.exec(asked);
  const [, first = '', last = ''] = match ?? [];
  if (!match || first + last === '') return null;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return { start, end };
}
