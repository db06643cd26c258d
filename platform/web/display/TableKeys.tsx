import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

export interface TableKeysProps {
  /** What `r` does with a row: the name of its act. */
  readonly act?: string | undefined;
  /** Whether rows can be chosen. */
  readonly canChoose?: boolean | undefined;
}

/**
 * The keys of a table with `hasRowKeys`, beside its title. Only where there is room and a mouse, and not
 * for screen readers: `?` lists them for everybody.
 */
export function TableKeys({ act, canChoose = false }: TableKeysProps) {
  const say = useWords(platformWords);
  const hints = [
    { keys: ['j', 'k'], label: say('table.keyMove') },
    ...(canChoose ? [{ keys: ['x'], label: say('table.keyChoose') }] : []),
    { keys: ['Enter'], label: say('table.keyOpen') },
    ...(act ? [{ keys: ['r'], label: act }] : []),
  ];
  return (
    <p className="s-table-keys" aria-hidden="true">
      {hints.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}
