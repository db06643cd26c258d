/** How the product is shown to a person: values of attributes of the root element. */
export interface ShownDisplay {
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly theme: 'system' | 'light' | 'dark';
  readonly digits: 'arabic' | 'thai';
}

/**
 * Sets the attributes by which the styles know the choice. Digits are drawn by a font of Thai digits:
 * what is stored, copied, searched and read aloud stays as it is.
 */
export function showDisplay({ textSize, theme, digits }: ShownDisplay): void {
  const root = document.documentElement.dataset;
  set(root, 'textSize', textSize === 'normal' ? null : textSize);
  set(root, 'theme', theme === 'system' ? null : theme);
  set(root, 'digits', digits === 'thai' ? digits : null);
}

function set(root: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete root[name];
  else root[name] = value;
}
