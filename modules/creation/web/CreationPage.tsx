import {
  asksSecrecy,
  asksSpeed,
  creationSteps,
  hasRoute,
  numberOrders,
  signatoryLines,
} from '@sarn/creation/contract';
import type { CreationRule, CreationRules } from '@sarn/creation/contract';
import { useTypeName } from '@sarn/document-classes/web';
import { useTerms } from '@sarn/document/web';
import {
  Button,
  Card,
  ErrorSummary,
  PageHeader,
  Table,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { Pencil } from 'lucide-react';
import { useClassNames } from './class-names.ts';
import { useCreationRules } from './creation.client.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { creationWords } from './words/creation-words.ts';
import './creation.css';

/** `/settings/{menuID}/manage-book-creation`: who creates which kind of document. */
export default function CreationPage() {
  const say = useWords(creationWords);
  const kindName = useTypeName();
  const found = useCreationRules();
  const [rule, edit] = useEdited(found.data?.rows);
  return (
    <div className="creation-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        meta={<span className="s-muted">{say('meta')}</span>}
      />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      <Card isFlush>
        <Table<CreationRule>
          aria-label={say('list')}
          columns={[
            {
              ...{ id: 'kind', label: say('kind'), role: 'title', width: '15rem' },
              render: ({ kind }) => kindName(kind),
            },
            {
              ...{ id: 'makers', label: say('makers') },
              render: (row) => <Makers rule={row} rules={found.data} />,
            },
            {
              ...{ id: 'classes', label: say('classes') },
              render: (row) => <Classes rule={row} />,
            },
            { ...{ id: 'steps', label: say('steps') }, render: (row) => <Steps rule={row} /> },
            {
              ...{ id: 'edit', label: say('edit'), isLabelHidden: true, width: '7rem' },
              render: ({ kind }) => (
                <Button
                  size="s"
                  icon={<Pencil size={16} />}
                  aria-label={say('editOf', { kind: kindName(kind) })}
                  onPress={() => edit(kind)}
                >
                  {say('edit')}
                </Button>
              ),
            },
          ]}
          rows={found.data?.rows}
          rowId={({ kind }) => kind}
          rowName={({ kind }) => kindName(kind)}
          isLoading={found.isPending}
          empty={{ none: { title: say('none') }, filter: null }}
        />
      </Card>
      <p className="s-small s-muted">{say('effect')}</p>
      {rule && found.data && (
        <RuleDialog rule={rule} rules={found.data} onClose={() => edit(null)} />
      )}
    </div>
  );
}

/** The rule that is edited, as in the address. */
function useEdited(rows: readonly CreationRule[] | undefined) {
  const ruleOf = (kind: string | null) => rows?.find((one) => one.kind === kind);
  const [kind, edit] = useOpened<CreationRule['kind']>(
    (row) => ruleOf(row)?.kind,
    (row) => ({ row }),
  );
  return [ruleOf(kind), edit] as const;
}

interface RuleProps {
  readonly rule: CreationRule;
}

function Makers({ rule, rules }: RuleProps & { readonly rules: CreationRules | undefined }) {
  const say = useWords(creationWords);
  const language = useLanguage();
  const named = [
    ...(rules?.roles ?? []).filter(({ id }) => rule.roleIds.includes(id)),
    ...(rules?.groups ?? []).filter(({ id }) => rule.groupIds.includes(id)),
    ...rule.units,
  ];
  // A rule whose roles all ended is not open to everybody again.
  if (rule.roleIds.length + rule.groupIds.length + rule.units.length === 0) {
    return <span className="s-muted">{say('everybody')}</span>;
  }
  return named.map((one) => (language === 'en' && one.nameEn) || one.nameTh).join(', ') || '–';
}

function Classes({ rule }: RuleProps) {
  const say = useWords(creationWords);
  const { speedNames, secrecyNames } = useClassNames();
  const lines = [
    ...(asksSpeed(rule.kind) && rule.speeds.length > 0
      ? [say('speeds', { names: speedNames(rule.speeds) })]
      : []),
    ...(asksSecrecy(rule.kind) && rule.secrecies.length > 0
      ? [say('secrecies', { names: secrecyNames(rule.secrecies) })]
      : []),
  ];
  if (lines.length === 0) return <span className="s-muted">{say('all')}</span>;
  return (
    <span className="creation-lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function Steps({ rule }: RuleProps) {
  const say = useWords(creationWords);
  const term = useTerms();
  const steps = rule.steps.map((step) => term(creationSteps[step])).join(', ');
  const signatory = rule.signatory && term(signatoryLines[rule.signatory]);
  const lines = [
    ...(steps ? [steps] : []),
    ...(signatory ? [say('signatory', { name: signatory })] : []),
    ...(rule.numbering === 'at-signature' ? [term(numberOrders[rule.numbering])] : []),
  ];
  if (!hasRoute(rule.kind) || lines.length === 0) {
    return <span className="s-muted">{say('none')}</span>;
  }
  return (
    <span className="creation-lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
