import type { Language } from '@sarn/kernel';
import { Button, Menu, chooseLanguage, useLanguage, useWords } from '@sarn/platform-web';
import { useDeployment } from '@sarn/portal/web';
import { Check, Languages } from 'lucide-react';
import { shellWords } from '../words/shell-words.ts';

/** Languages a user of this deployment can choose; its own variant first, where it has one. */
function offered(defaultLanguage: Language | undefined): readonly Language[] {
  return defaultLanguage === 'thsarn' ? ['thsarn', 'th', 'en'] : ['th', 'en'];
}

/** The language of the pages; the choice is stored in this browser. */
export function LanguageSwitch() {
  const say = useWords(shellWords);
  const shown = useLanguage();
  const languages = offered(useDeployment()?.defaultLanguage);
  return (
    <Menu
      aria-label={say('header.language')}
      trigger={
        <Button
          variant="ghost"
          className="language-button"
          icon={<Languages size={20} />}
          aria-label={`${say('header.language')} ${say(`language.${shown}`)}`}
        >
          <span className="language-name">
            {say(shown === 'en' ? 'language.en' : 'language.th')}
          </span>
        </Button>
      }
      entries={languages.map((language) => ({
        id: language,
        label: say(`language.${language}`),
        icon: language === shown ? <Check size={18} /> : <span className="language-gap" />,
        onAction: () => chooseLanguage(language),
      }))}
    />
  );
}
