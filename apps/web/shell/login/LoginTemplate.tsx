import { useLanguage, useWords } from '@sarn/platform-web/public';
import { inLanguage, useDeployment } from '@sarn/portal/web';
import type { ReactNode } from 'react';
import { addressOf } from '../../place.ts';
import { shellWords } from '../words/shell-words.ts';
import './login.css';

export interface LoginTemplateProps {
  readonly children: ReactNode;
  /** A page to read: the name above it, and the whole width for the text. */
  readonly isReading?: boolean;
}

/** Frame of the sign-in pages: the agency's name and logo beside a white sheet. */
export function LoginTemplate({ children, isReading = false }: LoginTemplateProps) {
  const say = useWords(shellWords);
  const language = useLanguage();
  const deployment = useDeployment();
  return (
    <div
      className="login-frame"
      data-reading={isReading || undefined}
      style={{ '--login': deployment?.colours.login }}
    >
      <header className="login-brand">
        {deployment ? (
          <>
            <img src={addressOf(deployment.logo)} alt="" width={96} height={96} />
            <p className="login-heading">{inLanguage(deployment.login.heading, language)}</p>
            <p>{inLanguage(deployment.login.subheading, language)}</p>
            {deployment.officeHours && (
              <p className="login-hours">
                {say('header.hours', shownHours(deployment.officeHours, language))}
              </p>
            )}
            {deployment.isTestSystem && <p className="login-test">{say('header.test')}</p>}
          </>
        ) : (
          // Keeps the space of the logo on the first visit, until the server has sent the
          // deployment.
          <>
            <span className="login-mark-space" />
            <p className="login-heading">&nbsp;</p>
            <p>&nbsp;</p>
          </>
        )}
      </header>
      <main className="login-main">
        <div className="login-sheet">{children}</div>
        <p className="login-foot s-no-print">
          <a href={addressOf(isReading ? '/login' : '/privacy-policy')}>
            {say(isReading ? 'footer.signIn' : 'footer.privacy')}
          </a>
        </p>
      </main>
    </div>
  );
}

// The function of the kernel would bring its contracts to the sign-in page, which must stay small.
function shownHours({ from, to }: { from: string; to: string }, language: string) {
  if (language === 'en') return { from, to };
  return { from: from.replace(':', '.'), to: to.replace(':', '.') };
}
