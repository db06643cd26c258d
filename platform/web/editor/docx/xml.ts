/* Reading of the XML of word processors, whatever prefixes it uses. */

export const childrenOf = (element: Element | undefined, ...names: readonly string[]): Element[] =>
  [...(element?.children ?? [])].filter(({ localName }) => names.includes(localName));

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  childrenOf(element, name)[0];

/** A value of an element, whatever the prefix of the attribute. */
export function valueOf(element: Element | undefined, name = 'val'): string | null {
  const found = [...(element?.attributes ?? [])].find(({ localName }) => localName === name);
  return found?.value ?? null;
}

/** Whether a property is there and not turned off. */
export const isOn = (properties: Element | undefined, name: string): boolean => {
  const property = childOf(properties, name);
  return property !== undefined && !['0', 'false', 'none', 'off'].includes(valueOf(property) ?? '');
};

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
