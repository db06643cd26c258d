import type { ValueRow } from '@sarn/configuration/contract';
import { Button, useLanguage, useWords } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { fieldOf } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { shownValue } from './shown-value.ts';
import { configurationWords } from './words/configuration-words.ts';

interface StaleValuesProps {
  readonly base: readonly ValueRow[];
  readonly newer: readonly ValueRow[];
  readonly draft: SectionDraft;
  readonly onTake: () => void;
}

/** What somebody else saved meanwhile, beside what was typed here (R1). */
export function StaleValues({ base, newer, draft, onTake }: StaleValuesProps) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const changed = newer.filter(({ code, version }) =>
    base.some((row) => row.code === code && row.version !== version),
  );
  return (
    <section className="configuration-stale s-form-row s-tone-warning">
      <h3>{say('stale.title')}</h3>
      <ul>
        {changed.map(({ code, value }) => (
          <li key={code}>
            {say('stale.line', {
              field: inLanguage(fieldOf(code).label, language),
              theirs: shownValue(fieldOf(code), value, language),
              yours: shownValue(fieldOf(code), draft[code] ?? null, language),
            })}
          </li>
        ))}
      </ul>
      <Button size="s" onPress={onTake}>
        {say('stale.take')}
      </Button>
    </section>
  );
}
