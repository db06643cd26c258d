import { Badge, useLanguage, useWords } from '@sarn/platform-web';
import type { PublicDeployment } from '@sarn/portal/contract';
import { inLanguage, useDeployment } from '@sarn/portal/web';
import { Link } from '@tanstack/react-router';
import { addressOf } from '../../place.ts';
import { shellWords } from '../words/shell-words.ts';

/**
 * Logo and title of the wide header; the deployment sets where the logo leads (specification §2).
 */
export function Brand({ isPortal }: { readonly isPortal: boolean }) {
  const language = useLanguage();
  const deployment = useDeployment();
  if (!deployment) return null;
  const { fixedPortalTitle, title, agency, logoTarget } = deployment;
  const fixed = isPortal ? fixedPortalTitle : null;
  return (
    <div className="app-brand">
      <Logo deployment={deployment} to={logoTarget === 'portal' ? '/portal' : '/'} />
      <span className="app-brand-text">
        {fixed ? (
          // Fixed text is the same in every language; `lang` marks its language for screen readers.
          <span className="app-brand-title" lang="th">
            {fixed}
          </span>
        ) : (
          <span className="app-brand-title">{inLanguage(title, language)}</span>
        )}
        <span className="s-muted s-small">{inLanguage(agency, language)}</span>
      </span>
      <TestMark deployment={deployment} />
    </div>
  );
}

/** The brand in the phone's header: the logo in some deployments, the short name in others. */
export function PhoneBrand() {
  const language = useLanguage();
  const deployment = useDeployment();
  if (!deployment) return null;
  return (
    <div className="app-brand">
      {deployment.hasMobileLogo ? (
        <Logo deployment={deployment} to="/portal" />
      ) : (
        <Link to="/portal" className="app-brand-short">
          {inLanguage(deployment.shortName, language)}
        </Link>
      )}
      <TestMark deployment={deployment} />
    </div>
  );
}

interface LogoProps {
  readonly deployment: PublicDeployment;
  readonly to: '/' | '/portal';
}

function Logo({ deployment, to }: LogoProps) {
  const say = useWords(shellWords);
  return (
    <Link to={to} className="app-brand-link" aria-label={say('header.home')}>
      <img src={addressOf(deployment.logo)} alt="" width={40} height={40} />
    </Link>
  );
}

function TestMark({ deployment }: { readonly deployment: PublicDeployment }) {
  const say = useWords(shellWords);
  return deployment.isTestSystem && <Badge tone="warning">{say('header.test')}</Badge>;
}
