import type { Difference } from '@sarn/access-control/contract';
import { useChangeWords } from './change-words.ts';

/** What a change makes different, line by line. */
export function DifferenceList({ lines }: { readonly lines: readonly Difference[] }) {
  const words = useChangeWords();
  return (
    <ul className="access-difference">
      {lines.map((line) => (
        <li key={`${line.field}:${line.name}`}>
          <span>{words.field(line)}</span>
          <del>{words.value(line.before)}</del>
          <span aria-hidden="true">→</span>
          <ins>{words.value(line.after)}</ins>
        </li>
      ))}
    </ul>
  );
}
