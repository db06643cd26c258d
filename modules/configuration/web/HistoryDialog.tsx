import { cardsCode, configurationFields, emblemCode } from '@sarn/configuration/contract';
import type { ConfigurationEntry, HistoryCode } from '@sarn/configuration/contract';
import {
  Button,
  Dialog,
  Loaded,
  Timeline,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useValueHistory } from './configuration.client.ts';
import { shownValue } from './shown-value.ts';
import { configurationWords } from './words/configuration-words.ts';

interface HistoryButtonProps {
  /** Undefined: all values. */
  readonly code?: HistoryCode | undefined;
  /** What the value is called, for those who do not see where the button stands. */
  readonly name?: string | undefined;
}

/** Opens who changed a value, when and why. */
export function HistoryButton({ code, name }: HistoryButtonProps) {
  const say = useWords(configurationWords);
  const [isOpen, setOpen] = useState(false);
  const label = name === undefined ? say('history.open') : say('history.openOf', { name });
  return (
    <>
      <Button
        variant="ghost"
        size="s"
        icon={<History size={16} />}
        aria-label={label}
        onPress={() => setOpen(true)}
      >
        {say('history.open')}
      </Button>
      <Dialog
        size="side"
        title={name === undefined ? say('history.title') : say('history.titleOf', { name })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Changes code={code} />
      </Dialog>
    </>
  );
}

function Changes({ code }: { readonly code: HistoryCode | undefined }) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  return (
    <Loaded query={useValueHistory(code)} lines={5}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="s-muted">{say('history.none')}</p>
        ) : (
          <Timeline
            aria-label={say('history.title')}
            entries={rows.map((entry) => ({
              ...{ id: entry.id, at: entry.at, who: entry.byName || say('history.system') },
              when: formatMoment(entry.at, language),
              what: <Change entry={entry} />,
              note: entry.reason === '' ? undefined : entry.reason,
            }))}
          />
        )
      }
    </Loaded>
  );
}

function Change({ entry: { isUndo, changes } }: { readonly entry: ConfigurationEntry }) {
  const say = useWords(configurationWords);
  const language = useLanguage();
  const valueOf = (code: HistoryCode, value: string | number | null, isOwn: boolean): string => {
    if (!isOwn) return say('history.below');
    const field = code === cardsCode || code === emblemCode ? null : configurationFields[code];
    if (!field) return say('history.own');
    return shownValue(field, value, language) || say('empty');
  };
  return (
    <>
      {say(isUndo ? 'history.undone' : 'history.changed')}
      {changes.map(({ code, from, to, isOwnBefore, isOwnAfter }) => (
        <div key={code} className="s-small">
          {say('history.line', {
            name: nameOf(code, say, language),
            ...{ from: valueOf(code, from, isOwnBefore), to: valueOf(code, to, isOwnAfter) },
          })}
        </div>
      ))}
    </>
  );
}

function nameOf(
  code: HistoryCode,
  say: (key: 'cards.title' | 'emblem.title') => string,
  language: 'th' | 'en' | 'thsarn',
): string {
  if (code === cardsCode) return say('cards.title');
  if (code === emblemCode) return say('emblem.title');
  return inLanguage(configurationFields[code].label, language);
}
