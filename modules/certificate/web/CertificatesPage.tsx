import { useUser } from '@sarn/authentication/web';
import {
  Button,
  LinkButton,
  PageHeader,
  useIsNarrow,
  useSettingParams,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { FileDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuthorityCard } from './AuthorityCard.tsx';
import { CertificateList } from './CertificateList.tsx';
import { CertificateTiles } from './CertificateTiles.tsx';
import { ChosenPerson, NobodyChosen } from './ChosenPerson.tsx';
import { LockedNote } from './issuing/LockedNote.tsx';
import { useIssuingDialogs } from './issuing/use-issuing-dialogs.tsx';
import { useCertifiedPeople, usePeopleSheet } from './certificate.client.ts';
import { addressOf, everybody, requestsPath, viewOf, waiting } from './certificate-view.ts';
import type { CertificateView } from './certificate-view.ts';
import { certificateWords } from './words/certificate-words.ts';
import './certificate.css';
import './certificate-list.css';

/**
 * `/settings/{menuID}/certificate-person`, `certificate-person/{personID}` and `certificate-person-request`: who
 * can sign with a certificate, what waits first, and beside the list whom the address names.
 */
export default function CertificatesPage() {
  const { personID: chosenId = '' } = useSettingParams();
  const { pathname } = useLocation();
  const start = pathname.endsWith(requestsPath) ? waiting : everybody;
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const view = viewOf(address, start);
  const found = useCertifiedPeople(askOf(view));
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const issuing = useIssuingDialogs();
  const show = (next: CertificateView) => void navigate({ href: addressOf(next, start, chosenId) });
  if (isNarrow && chosenId !== '') {
    return (
      <ChosenAlone personId={chosenId} back={addressOf(view, start)}>
        <LockedNote onUnlock={() => issuing.open('unlock')} />
        {issuing.dialog}
      </ChosenAlone>
    );
  }
  return (
    <div className="certificate-page">
      <Head view={view} isOfRequests={start === waiting} total={found.data?.counts.all} />
      <LockedNote onUnlock={() => issuing.open('unlock')} />
      <CertificateTiles view={view} counts={found.data?.counts} onShow={show} />
      <div className="certificate-panes">
        <CertificateList
          view={view}
          start={start}
          found={found}
          chosenId={chosenId}
          onShow={show}
        />
        {chosenId === '' ? <NobodyChosen /> : <ChosenPerson key={chosenId} personId={chosenId} />}
      </div>
      {start === everybody && <AuthorityCard onIssuing={issuing.open} />}
      {issuing.dialog}
    </div>
  );
}

/** What the server is asked of a view. */
const askOf = ({ unitId, ...view }: CertificateView) => ({ ...view, ...(unitId && { unitId }) });

interface HeadProps {
  readonly view: CertificateView;
  readonly isOfRequests: boolean;
  readonly total: number | undefined;
}

function Head({ view, isOfRequests, total }: HeadProps) {
  const say = useWords(certificateWords);
  const toasts = useToasts();
  const sheet = usePeopleSheet();
  const personId = useUser()?.personId;
  const { page: _page, ...ask } = askOf(view);
  return (
    <PageHeader
      title={say(isOfRequests ? 'requests.title' : 'people.title')}
      meta={
        <span className="s-muted">
          {total !== undefined && `${say('people.count', { count: total })} · `}
          {say('people.rule')}
        </span>
      }
      actions={
        <>
          <Button
            icon={<FileDown size={18} />}
            isPending={sheet.isPending}
            onPress={() => sheet.mutate(ask, { onError: (error) => toasts.fail(error) })}
          >
            {say('people.export')}
          </Button>
          {personId && (
            <LinkButton href="/profile" variant="quiet" icon={<Plus size={18} />}>
              {say('people.ask')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

interface ChosenAloneProps {
  readonly personId: string;
  readonly back: string;
  /** Above the person: what holds for all. */
  readonly children: ReactNode;
}

/** Where both have no room side by side: whom the address names, and the way back to the list as it was. */
function ChosenAlone({ personId, back, children }: ChosenAloneProps) {
  const say = useWords(certificateWords);
  const navigate = useNavigate();
  return (
    <div className="certificate-page">
      <PageHeader title={say('person.title')} onBack={() => void navigate({ href: back })} />
      {children}
      <ChosenPerson personId={personId} />
    </div>
  );
}
