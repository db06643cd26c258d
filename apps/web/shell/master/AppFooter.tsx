import { Button, useLanguage, useWords } from '@sarn/platform-web';
import { buddhistYear, civilDateAt } from '@sarn/kernel';
import { inLanguage, useDeployment } from '@sarn/portal/web';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { shellWords } from '../words/shell-words.ts';

// A dialog that few open, with a long text: loaded when it is opened.
const ReleaseNotesDialog = lazy(async () => ({
  default: (await import('./ReleaseNotesDialog.tsx')).ReleaseNotesDialog,
}));

/** Version, its release notes, and the name of the agency. */
export function AppFooter() {
  const say = useWords(shellWords);
  const language = useLanguage();
  const deployment = useDeployment();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!deployment) return null;
  const { version, build, copyright } = deployment;
  const today = civilDateAt(new Date());
  const year = language === 'en' ? today.slice(0, 4) : buddhistYear(today);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <footer className="app-footer s-no-print">
      <span>{inLanguage(copyright, language).replace('{year}', String(year))}</span>
      <Link to="/privacy-policy" className="app-footer-link">
        {say('footer.privacy')}
      </Link>
      <Button variant="ghost" size="s" onPress={open}>
        {say('footer.version', { version, build })}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReleaseNotesDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}
