import { Fragment } from 'react';

/**
 * A text with names in it: what stands between two blanks goes whole to the next line, because no dictionary knows
 * where the words of a name end, and browsers would break it inside one.
 */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(' ').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className="s-unbroken">{part}</span>
    </Fragment>
  ));
}
