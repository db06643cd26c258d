import { IconButton, LinkButton, useDialogs, useWords, useSavedWhen } from '@sarn/platform-web';
import { useTypeName } from '@sarn/document-classes/web';
import { Trash2 } from 'lucide-react';
import type { TypedDraft } from './typed-drafts.ts';
import { ownDraftWords } from './words/own-draft-words.ts';

interface TypedRowsProps {
  /** Never saved: the server does not have them. */
  readonly typed: readonly TypedDraft[];
  readonly forget: (key: string) => Promise<void>;
}

/** Text that was typed on this device and never saved as a draft. */
export function TypedRows({ typed, forget }: TypedRowsProps) {
  const say = useWords(ownDraftWords);
  const typeName = useTypeName();
  const when = useSavedWhen();
  const dialogs = useDialogs();
  if (typed.length === 0) return null;
  const ask = async (key: string, title: string) => {
    const isSure = await dialogs.confirm({
      ...{ title: say('forgetTitle'), text: say('forgetText', { title }), tone: 'warning' },
      ...{ confirmLabel: say('forget'), cancelLabel: say('keep') },
    });
    if (isSure) await forget(key);
  };
  return (
    <section aria-labelledby="drafts-typed">
      <h2 id="drafts-typed" className="own-drafts-title">
        {say('typed')} <span className="s-muted">{typed.length}</span>
      </h2>
      <p className="s-muted s-small">{say('typedHint')}</p>
      <ul className="own-drafts">
        {typed.map((one) => {
          const title = one.title || say('untitled');
          return (
            <li key={one.key} className="own-draft">
              <div className="own-draft-text">
                <LinkButton href={one.path} className="own-draft-title">
                  {title}
                </LinkButton>
                <p className="own-draft-facts s-dotted s-small s-muted">
                  <span>{typeName(one.kind)}</span>
                  <span>{say('typedAt', { at: when(one.typedAt) })}</span>
                </p>
              </div>
              <div className="own-draft-acts">
                <LinkButton href={one.path} variant="quiet">
                  {say('resume')}
                  <span className="s-hidden"> {title}</span>
                </LinkButton>
                <IconButton
                  aria-label={say('removeOf', { title })}
                  onPress={() => void ask(one.key, title)}
                >
                  <Trash2 size={18} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
