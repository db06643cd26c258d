import { Info } from 'lucide-react';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { useSettingsNews } from './use-settings-news.ts';
import './stale.css';

interface SettingsNewsProps {
  /** While the form is sent: what changes then is what it changes itself. */
  readonly isPending: boolean;
}

/** Says in an open form that settings it shows have changed; what was typed stays. */
export function SettingsNews({ isPending }: SettingsNewsProps) {
  const say = useWords(platformWords);
  const isNew = useSettingsNews();
  if (!isNew || isPending) return null;
  return (
    <div role="status" className="s-settings-news s-tone-info">
      <Info size={18} aria-hidden="true" />
      <span>{say('settingsChanged')}</span>
    </div>
  );
}
