import { Button, Dialog, Skeleton, useLanguage, useWords } from '@sarn/platform-web';
import { buddhistYear, civilDateAt } from '@sarn/kernel';
import { inLanguage, useDeployment } from '@sarn/portal/web';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { shellWords } from '../words/shell-words.ts';

// A long text that few read: fetched when the window opens.
const ReleaseNotes = lazy(async () => ({
  default: (await import('./ReleaseNotes.tsx')).ReleaseNotes,
}));

/** Version, its notes, and whose system this is. */
export function AppFooter() {
  const say = useWords(shellWords);
  const language = useLanguage();
  const deployment = useDeployment();
  const [isOpen, setOpen] = useState(false);
  if (!deployment) return null;
  const { version, build, copyright } = deployment;
  const today = civilDateAt(new Date());
  const year = language === 'en' ? today.slice(0, 4) : buddhistYear(today);
  const close = () => setOpen(false);
  return (
    <footer className="app-footer s-no-print">
      <span>{inLanguage(copyright, language).replace('{year}', String(year))}</span>
      <Link to="/privacy-policy" className="app-footer-link">
        {say('footer.privacy')}
      </Link>
      <Button variant="ghost" size="s" onPress={() => setOpen(true)}>
        {say('footer.version', { version, build })}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={say('footer.notes')}
        onClose={close}
        footer={<Button onPress={close}>{say('footer.close')}</Button>}
      >
        <Suspense fallback={<Skeleton count={6} />}>
          <ReleaseNotes />
        </Suspense>
      </Dialog>
    </footer>
  );
}
