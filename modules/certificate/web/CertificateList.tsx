import { certificateLimits, certificateSorts } from '@sarn/certificate/contract';
import type { CertifiedPerson } from '@sarn/certificate/contract';
import { civilDateAt } from '@sarn/kernel';
import { useUnits } from '@sarn/organisation/web';
import {
  Avatar,
  Card,
  EmptyList,
  ErrorSummary,
  FilterBar,
  Pagination,
  SearchField,
  Select,
  Skeleton,
  formatDay,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { GroupBadge } from './StateBadge.tsx';
import type { useCertifiedPeople } from './certificate.client.ts';
import { addressOf } from './certificate-view.ts';
import type { CertificateView } from './certificate-view.ts';
import { certificateWords } from './words/certificate-words.ts';

interface CertificateListProps {
  readonly view: CertificateView;
  readonly start: CertificateView;
  readonly found: ReturnType<typeof useCertifiedPeople>;
  readonly chosenId: string;
  readonly onShow: (view: CertificateView) => void;
}

/** People with the state of their certificates: what is to be done first. */
export function CertificateList(props: CertificateListProps) {
  const { view, start, found, chosenId, onShow } = props;
  const say = useWords(certificateWords);
  const rows = found.data?.rows;
  const isNarrowed = view.search !== '' || view.unitId !== '' || view.filter !== 'all';
  const everybody = { ...view, filter: 'all' as const, search: '', unitId: '', page: 1 };
  return (
    <Card isFlush className="certificate-list">
      <ListBar view={view} onShow={onShow} isNarrowed={isNarrowed} everybody={everybody} />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {!rows && found.isPending && <Skeleton kind="rows" count={6} />}
      {rows?.length === 0 && (
        <EmptyList
          none={{ title: say('people.empty') }}
          filter={{
            isSet: isNarrowed,
            title: say('people.empty'),
            onClear: () => onShow(everybody),
          }}
        />
      )}
      <ul aria-label={say('people.title')} aria-busy={found.isPlaceholderData}>
        {rows?.map((row) => (
          <li key={row.personId}>
            <Link
              to={addressOf(view, start, row.personId)}
              className="certificate-row"
              activeOptions={{ includeSearch: false }}
              data-chosen={row.personId === chosenId || undefined}
            >
              <PersonLine row={row} />
            </Link>
          </li>
        ))}
      </ul>
      {found.data && found.data.total > certificateLimits.pageSize && (
        <div className="certificate-pages">
          <Pagination
            label={say('people.title')}
            page={view.page}
            pageSize={certificateLimits.pageSize}
            total={found.data.total}
            onPage={(page) => onShow({ ...view, page })}
          />
        </div>
      )}
    </Card>
  );
}

interface ListBarProps extends Pick<CertificateListProps, 'view' | 'onShow'> {
  readonly isNarrowed: boolean;
  readonly everybody: CertificateView;
}

function ListBar({ view, onShow, isNarrowed, everybody }: ListBarProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const units = useUnits().data ?? [];
  return (
    <div className="certificate-bar">
      <FilterBar
        isNarrowed={isNarrowed}
        onClear={() => onShow(everybody)}
        search={
          <SearchField
            label={say('search')}
            isLabelHidden
            placeholder={say('search')}
            value={view.search}
            onSearch={(search) => onShow({ ...view, search, page: 1 })}
          />
        }
      >
        <Select
          label={say('unit')}
          isLabelHidden
          options={[
            { value: '', label: say('allUnits') },
            ...units.map(({ id, nameTh, nameEn }) => ({
              value: id,
              label: (language === 'en' && nameEn) || nameTh,
            })),
          ]}
          value={view.unitId}
          onChange={(unitId) => onShow({ ...view, unitId, page: 1 })}
        />
        <Select
          label={say('sort')}
          isLabelHidden
          options={certificateSorts.map((value) => ({ value, label: say(`sorts.${value}`) }))}
          value={view.sort}
          onChange={(sort) => onShow({ ...view, sort, page: 1 })}
        />
      </FilterBar>
    </div>
  );
}

function PersonLine({ row }: { readonly row: CertifiedPerson }) {
  const { name, post, unit } = row;
  return (
    <>
      <Avatar name={name} isDecorative />
      <span className="certificate-who">
        <b>{name}</b>
        {/* The name of a post often ends with that of its unit. */}
        <small>{[post, !post.endsWith(unit) && unit].filter(Boolean).join(' · ')}</small>
      </span>
      <span>
        <GroupBadge person={row} />
      </span>
      <When row={row} />
    </>
  );
}

/** Since when or until when, and why. */
function When({ row: { certificate, request } }: { readonly row: CertifiedPerson }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  if (request) {
    const at = formatMoment(request.askedAt, language);
    return (
      <span className="certificate-when">
        {say('line.asked', { at })}
        <small>{say(request.issuer === 'other' ? 'elsewhere.state' : 'line.byOwner')}</small>
      </span>
    );
  }
  if (!certificate) return <span className="certificate-when" />;
  const { notAfter, daysLeft, reason, state } = certificate;
  const day = formatDay(civilDateAt(new Date(notAfter)), language);
  return (
    <span className="certificate-when">
      {say('line.until', { day })}
      <small>
        {reason !== ''
          ? say('line.reason', { reason })
          : state === 'valid' && daysLeft >= 0 && say('daysLeft', { days: daysLeft })}
      </small>
    </span>
  );
}
