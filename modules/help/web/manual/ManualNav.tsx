import { useWords } from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { BookOpen, Files, Film, Layers } from 'lucide-react';
import { helpWords } from '../words/help-words.ts';
import './manual.css';

const views = [
  { path: '/manual', words: 'manual.text', Icon: BookOpen },
  { path: '/manual-video', words: 'manual.video', Icon: Film },
  { path: '/manual-document', words: 'manual.document', Icon: Files },
  { path: '/manual-document-video', words: 'manual.all', Icon: Layers },
] as const;

/** Links between the four pages of manuals. */
export function ManualNav() {
  const say = useWords(helpWords);
  return (
    <nav className="manual-nav s-no-print" aria-label={say('manual.views')}>
      {views.map(({ path, words, Icon }) => (
        <Link key={path} to={path} className="manual-nav-link">
          <Icon size={18} aria-hidden="true" />
          {say(words)}
        </Link>
      ))}
    </nav>
  );
}
