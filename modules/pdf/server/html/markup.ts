const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** An element; attributes without a value are left out. */
export function element(
  name: string,
  content: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  return `<${name}${given.join('')}>${content}</${name}>`;
}

/** Each text as an element of its own. */
export const elements = (name: string, texts: readonly string[]): string =>
  texts.map((text) => element(name, escaped(text))).join('');
