import type { RowDifference, SectionDifference } from '@sarn/configuration/contract';
import { Badge, CheckboxField, useWords } from '@sarn/platform-web';
import { configurationWords } from '../words/configuration-words.ts';
import { keysOf } from './chosen.ts';

interface Choosing {
  readonly chosen: ReadonlySet<string>;
  readonly isLikeFile: boolean;
  readonly onTurn: (keys: readonly string[], isOn: boolean) => void;
}

const tones = { new: 'success', changed: 'info', here: 'neutral' } as const;

/** The differences of one table or part, each field with a mark whether it is taken. */
export function DifferenceTable({
  section: { title, rows },
  ...choosing
}: Choosing & { readonly section: SectionDifference }) {
  return (
    <section className="configuration-section" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rows.map((row) => (
          <RowLines key={row.key} row={row} {...choosing} />
        ))}
      </ul>
    </section>
  );
}

function RowLines({ row, chosen, isLikeFile, onTurn }: Choosing & { readonly row: RowDifference }) {
  const say = useWords(configurationWords);
  const { kind, name, fields } = row;
  const keys = keysOf(row);
  const isOffered = kind !== 'here' || isLikeFile;
  const isTaken = keys.every((key) => chosen.has(key));
  return (
    <li className="configuration-difference">
      <div className="configuration-difference-head">
        <CheckboxField
          aria-label={say('file.take', { name })}
          isDisabled={!isOffered}
          isSelected={isOffered && isTaken}
          onChange={(isOn) => onTurn(keys, isOn)}
        >
          <span data-content>{name}</span>
        </CheckboxField>
        <Badge tone={tones[kind]}>{say(`file.kind.${kind}`)}</Badge>
        {kind === 'here' && (
          <span className="s-small s-muted">
            {say(isLikeFile && isTaken ? 'file.ends' : 'file.stays')}
          </span>
        )}
      </div>
      {fields.length > 0 && (
        <ul className="configuration-fields">
          {fields.map((field) => (
            <li key={field.key}>
              {kind === 'changed' ? (
                <CheckboxField
                  aria-label={say('file.takeField', { field: field.label, name })}
                  isSelected={chosen.has(field.key)}
                  onChange={(isOn) => onTurn([field.key], isOn)}
                >
                  {field.label}
                </CheckboxField>
              ) : (
                <span className="s-muted">{field.label}</span>
              )}
              <span className="configuration-change" data-content>
                {kind === 'changed' && <del>{field.from || say('file.empty')}</del>}
                <ins>{field.to || say('file.empty')}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
