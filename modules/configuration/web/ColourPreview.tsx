import { contrasts, leastContrast } from '@sarn/configuration/contract';
import { useWords } from '@sarn/platform-web';
import type { SectionDraft } from './section-draft.ts';
import { configurationWords } from './words/configuration-words.ts';

/** How a button, a link and the sign-in page look in the colours of the form. */
export function ColourPreview({ draft }: { readonly draft: SectionDraft }) {
  const say = useWords(configurationWords);
  const [accent, accentInk, login] = [draft.accent, draft.accentInk, draft.login].map(String);
  if (!accent || !accentInk || !login) return null;
  const isWhole = [accent, accentInk, login].every((one) => /^#[0-9a-f]{6}$/.test(one));
  if (!isWhole) return null;
  const least = Math.min(...Object.values(contrasts({ accent, accentInk, login })));
  const ratio = (Math.floor(least * 10) / 10).toFixed(1);
  return (
    <div
      className="configuration-preview s-form-row"
      aria-label={say('preview.title')}
      role="group"
    >
      <span style={{ background: accent, color: accentInk }}>{say('preview.button')}</span>
      <span style={{ background: '#ffffff', color: accent }}>{say('preview.link')}</span>
      <span style={{ background: login, color: '#ffffff' }}>{say('section.signIn')}</span>
      <span className={least < leastContrast ? 's-tone-danger' : 's-tone-success'}>
        {say(least < leastContrast ? 'hard' : 'fine', { ratio })}
      </span>
    </div>
  );
}
