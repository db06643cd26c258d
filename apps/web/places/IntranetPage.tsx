import { Card, LinkButton, PageHeader, useWords } from '@sarn/platform-web';
import { useDeployment } from '@sarn/portal/web';
import { useEffect } from 'react';
import { placeWords } from './words/place-words.ts';
import './places.css';

/** `/intranet` redirects to the agency's public intranet (specification §2). */
export default function IntranetPage() {
  const say = useWords(placeWords);
  const address = useDeployment()?.intranetUrl ?? null;
  useEffect(() => {
    // Replaced in the history, so that the back button does not return to this redirect.
    if (address) location.replace(address);
  }, [address]);
  return (
    <div className="place-page">
      <PageHeader title={say('intranet.title')} />
      <Card>
        <div className="place-note">
          <p>{say(address ? 'intranet.leaving' : 'intranet.none')}</p>
          {!address && <p className="s-muted">{say('intranet.noneText')}</p>}
          {!address && (
            <LinkButton href="/portal" variant="primary">
              {say('intranet.home')}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
}
