import { Fragment } from 'react';
import './file-name.css';

/** The last dot with what follows it, as programs write the kind of a file. */
const extension = /\.[a-z0-9]{1,8}$/i;
/** Parts of a name after which it may go on in the next line: dots and low lines, where browsers do not break. */
const parts = /[^._]+[._]*|[._]+/g;

/**
 * The name of a file: where it is too long for its line it goes on at a joint, or before the ending, which is never
 * taken apart. Names which are longer than a line without a joint break where the line ends.
 */
export function FileName({ name }: { readonly name: string }) {
  const end = extension.exec(name)?.[0] ?? '';
  const start = name.slice(0, name.length - end.length);
  return (
    <span>
      {(start.match(parts) ?? []).map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {end && start && <wbr />}
      {end && <span className="s-file-ending">{end}</span>}
    </span>
  );
}
