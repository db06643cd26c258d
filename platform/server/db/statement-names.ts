/** How many different texts may be prepared on each connection. */
const MAX_NAMES = 500;
/** How many texts seen once are remembered while waiting for their second use. */
const MAX_WAITING = 2000;
const PREPARABLE = /^\s*(?:select|insert|update|delete|with|merge)\b/i;

/**
 * Gives repeated statements a name, so the server plans them once (about twice as
 * fast for short ones). A text is named from its second use on, and the number of
 * names is bounded: texts built per call (lists of changing length) would
 * otherwise fill the memory of every backend.
 */
export function statementNames(
  maxNames = MAX_NAMES,
  maxWaiting = MAX_WAITING,
): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const waiting = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxNames || !PREPARABLE.test(text)) return undefined;
    if (waiting.delete(text)) {
      const name = `s${names.size + 1}`;
      names.set(text, name);
      return name;
    }
    if (waiting.size >= maxWaiting) waiting.clear();
    waiting.add(text);
    return undefined;
  };
}
