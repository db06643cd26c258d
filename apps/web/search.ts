/**
 * Query strings as old links write them: plain text, no JSON. The router's default would read
 * the document id 0012 as the number 12.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return text.size > 0 ? `?${text.toString()}` : '';
}
