import type { Clearance, SecretRegistrar } from '@sarn/organisation/contract';
import type { CivilDate } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  PageHeader,
  Table,
  Tabs,
  useDialogForm,
  useLanguage,
  useOpened,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useSecrecyName } from '@sarn/document-classes/web';
import { ShieldCheck, UserRoundCheck } from 'lucide-react';
import { officeToday } from '@sarn/document/web';
import { ReasonDialog, useReasonCheck } from './ReasonDialog.tsx';
import { useClearances, useEndTrust } from './classification.client.ts';
import { TrustDialog } from './TrustDialog.tsx';
import { secretWords } from './words/classification-words.ts';
import './classification.css';

type Given = Clearance | SecretRegistrar;
type Revocation = { readonly of: 'clearance' | 'registrar'; readonly row: Given };
type Opened = { readonly of: 'give' | 'appoint' } | Revocation;

/**
 * `/settings/{menuID}/secret-clearance`: who is cleared for classified documents, and who is
 * registrar of them.
 */
export default function TrustPage() {
  const say = useWords(secretWords);
  const found = useClearances();
  const [opened, open] = useOpenedTrust(found.data);
  const people = usePeopleColumns((row) => open({ of: 'clearance', row }));
  const registrars = useRegistrarColumns((row) => open({ of: 'registrar', row }));
  return (
    <div className="secret-page">
      <PageHeader
        above={say('trust.above')}
        title={say('trust.title')}
        actions={
          <>
            <Button icon={<UserRoundCheck size={18} />} onPress={() => open({ of: 'appoint' })}>
              {say('trust.appoint')}
            </Button>
            <Button
              variant="primary"
              icon={<ShieldCheck size={18} />}
              onPress={() => open({ of: 'give' })}
            >
              {say('trust.give')}
            </Button>
          </>
        }
      />
      <p className="s-muted">{say('trust.text')}</p>
      <Tabs
        aria-label={say('trust.title')}
        items={[
          {
            id: 'people',
            label: say('trust.people'),
            content: (
              <GivenTable
                {...{ of: 'clearance', found, columns: people }}
                rows={found.data?.clearances}
              />
            ),
          },
          {
            id: 'registrars',
            label: say('trust.registrars'),
            content: (
              <GivenTable
                {...{ of: 'registrar', found, columns: registrars }}
                rows={found.data?.registrars}
              />
            ),
          },
        ]}
      />
      {opened && <OpenedForm opened={opened} onClose={() => open(null)} />}
    </div>
  );
}

interface OpenedFormProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

function OpenedForm({ opened, onClose }: OpenedFormProps) {
  if ('row' in opened) return <EndDialog {...opened} onClose={onClose} />;
  return <TrustDialog of={opened.of} onClose={onClose} />;
}

/** What is open, as in the address. */
function useOpenedTrust(found: ReturnType<typeof useClearances>['data']) {
  return useOpened<Opened>(
    (id, what) => {
      if (id === '') return { of: what === 'appoint' ? what : 'give' };
      const of = what === 'registrar' ? what : 'clearance';
      const given: readonly Given[] =
        found?.[of === 'registrar' ? 'registrars' : 'clearances'] ?? [];
      const row = given.find((one) => one.id === id && one.endedOn === null);
      return row && { of, row };
    },
    (next) => ({ row: 'row' in next ? next.row.id : '', what: next.of }),
  );
}

interface GivenTableProps<R extends Given> {
  readonly of: Revocation['of'];
  readonly found: ReturnType<typeof useClearances>;
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[] | undefined;
}

/** The clearances, or the registrars. */
function GivenTable<R extends Given>({ of, found, columns, rows }: GivenTableProps<R>) {
  const say = useWords(secretWords);
  return (
    <Card isFlush>
      <Table
        aria-label={say(of === 'clearance' ? 'trust.people' : 'trust.registrars')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        empty={{
          none: { title: say(of === 'clearance' ? 'trust.none' : 'trust.noRegistrars') },
          filter: null,
        }}
      />
    </Card>
  );
}

function EndDialog({ of, row, onClose }: Revocation & { readonly onClose: () => void }) {
  const say = useWords(secretWords);
  const reasonError = useReasonCheck();
  const end = useEndTrust();
  const form = useDialogForm({
    name: `secret.end-${of}`,
    about: row.id,
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reasonError(reason) }),
    send: async ({ reason }) => end.mutateAsync({ of, id: row.id, reason }),
    told: () => ({ tone: 'info', title: say('trust.ended'), text: row.name }),
    onClose,
  });
  return (
    <ReasonDialog
      title={say('trust.endTitle', { name: row.name })}
      submitLabel={say('trust.end')}
      form={form}
      reason={form.field('reason')}
      onClose={onClose}
    />
  );
}

function usePeopleColumns(onEnd: (row: Clearance) => void): readonly TableColumn<Clearance>[] {
  const say = useWords(secretWords);
  const secrecyName = useSecrecyName();
  const common = useGivenColumns<Clearance>(onEnd);
  return [
    ...common.slice(0, 1),
    {
      id: 'class',
      label: say('column.class'),
      width: '9rem',
      render: (row) => secrecyName(row.secrecy),
    },
    ...common.slice(1),
  ];
}

function useRegistrarColumns(
  onEnd: (row: SecretRegistrar) => void,
): readonly TableColumn<SecretRegistrar>[] {
  const say = useWords(secretWords);
  const common = useGivenColumns<SecretRegistrar>(onEnd);
  return [
    ...common.slice(0, 1),
    { id: 'unit', label: say('unit'), width: '14rem', render: (row) => row.unitName },
    {
      id: 'role',
      label: say('trust.role'),
      width: '10rem',
      render: (row) => say(row.isAssistant ? 'trust.assistant' : 'trust.registrar'),
    },
    ...common.slice(1),
  ];
}

function useGivenColumns<R extends Given>(onEnd: (row: R) => void): readonly TableColumn<R>[] {
  const say = useWords(secretWords);
  const language = useLanguage();
  const date = (day: string) => formatDay(day as CivilDate, language);
  const period = ({ validFrom, validTo }: R) =>
    validTo
      ? say('trust.fromTo', { from: date(validFrom), to: date(validTo) })
      : say('trust.onwards', { from: date(validFrom) });
  const state = (row: R) => {
    if (row.endedOn) return 'trust.over';
    if (row.isLive) return 'trust.live';
    return row.validFrom > officeToday() ? 'trust.coming' : 'trust.lapsed';
  };
  return [
    { id: 'name', label: say('trust.name'), role: 'title', render: (row) => row.name },
    { id: 'order', label: say('trust.order'), width: '9rem', render: (row) => row.orderNo },
    { id: 'period', label: say('trust.period'), width: '15rem', render: period },
    {
      id: 'state',
      label: say('trust.state'),
      role: 'badge',
      width: '9rem',
      render: (row) => <Badge tone={row.isLive ? 'success' : 'neutral'}>{say(state(row))}</Badge>,
    },
    {
      id: 'end',
      label: say('trust.end'),
      isLabelHidden: true,
      width: '9rem',
      priority: 1,
      render: (row) =>
        row.endedOn === null && (
          <Button
            size="s"
            aria-label={say('trust.endTitle', { name: row.name })}
            onPress={() => onEnd(row)}
          >
            {say('trust.end')}
          </Button>
        ),
    },
  ];
}
