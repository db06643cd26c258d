import { useLanguage, useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { helpPages } from '../pages/catalogue.ts';
import { helpWords } from '../words/help-words.ts';

/** The table of contents: beside a page, or over the whole width as tiles. */
export function ManualContents({ isWide }: { readonly isWide?: boolean }) {
  const say = useWords(helpWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <nav aria-label={say('manual.contents')}>
      <ol className="manual-contents" data-wide={isWide || undefined}>
        {helpPages.map(({ id, title, who }) => (
          <li key={id}>
            <Link to={`/manual/${id}`} className="manual-contents-link">
              <span>{title[language]}</span>
              <span className="s-small s-muted">{who[language]}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
