import { useLanguage, useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { helpPages } from '../pages/catalogue.ts';
import { helpWords } from '../words/help-words.ts';

/** The table of contents beside a page. */
export function ManualContents() {
  const say = useWords(helpWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <nav aria-label={say('manual.contents')}>
      <ol className="manual-contents">
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
