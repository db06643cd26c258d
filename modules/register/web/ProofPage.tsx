import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  useLanguage,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import { entryStates } from '@sarn/register/contract';
import type { RegisterProof } from '@sarn/register/contract';
import { CircleCheck, Download, Printer, TriangleAlert } from 'lucide-react';
import { registerBookPath } from './paths.ts';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { usePrintedProof, useProof } from './book.client.ts';
import { linkOf } from './book-view.ts';
import { useBook } from './use-book.ts';
import { bookWords } from './words/book-words.ts';
import '@sarn/document/registry.css';
import './book.css';

/** Proof of a register and year: every number once, or the faults; printed or saved as the PDF of the server. */
export default function ProofPage() {
  const say = useWords(bookWords);
  const sayRegistry = useWords(registryWords);
  const term = useTerms();
  const { registers, register, view } = useBook();
  const ask = { registerId: view.year === '' ? '' : view.register, year: view.year };
  const proof = useProof(ask);
  const file = usePrintedProof(ask);
  const error = registers.error ?? proof.error;
  const name = register && `${term(register.kindTerm)} · ${register.unit.name}`;
  return (
    <>
      <PageHeader
        title={say('proof.title')}
        above={sayRegistry('register.above')}
        meta={name && `${name} · ${say('sheet.year', { year: view.year })}`}
        actions={
          <>
            <LinkButton variant="quiet" href={linkOf(registerBookPath, view)}>
              {say('bar.back')}
            </LinkButton>
            {proof.data && <ProofActions file={file} />}
          </>
        }
      />
      <ErrorSummary error={file.error} isFocused />
      <ErrorSummary error={error} onRetry={() => void proof.refetch()} />
      {registers.data && view.year === '' && (
        <EmptyState title={sayRegistry('book.empty')} text={sayRegistry('book.emptyHint')} />
      )}
      {!error && view.year !== '' && !proof.data && <Skeleton kind="rows" count={4} />}
      {proof.data && <Proof proof={proof.data} />}
    </>
  );
}

/** The proof as the file of the server: to be printed, or to be kept. */
function ProofActions({ file }: { readonly file: ReturnType<typeof usePrintedProof> }) {
  const say = useWords(bookWords);
  const isMaking = (as: 'print' | 'save') => file.isPending && file.variables === as;
  return (
    <>
      <Button
        icon={<Download size={18} />}
        isPending={isMaking('save')}
        onPress={() => file.mutate('save')}
      >
        {say('proof.save')}
      </Button>
      <Button
        variant="primary"
        icon={<Printer size={18} />}
        isPending={isMaking('print')}
        onPress={() => file.mutate('print')}
      >
        {say('proof.print')}
      </Button>
    </>
  );
}

function Proof({ proof }: { readonly proof: RegisterProof }) {
  const say = useWords(bookWords);
  const language = useLanguage();
  const verdict = proof.isWhole ? (proof.last === 0 ? 'nothing' : 'whole') : 'broken';
  const Icon = proof.isWhole ? CircleCheck : TriangleAlert;
  return (
    <Card>
      <div className="book-proof">
        <div className="book-verdict" role="status" data-whole={proof.isWhole || undefined}>
          <Icon size={28} aria-hidden="true" />
          <div>
            <strong>
              {say(`proof.${verdict}`, { last: proof.last, count: proof.faults.length })}
            </strong>
            <p className="s-muted">
              {say('proof.at', { when: formatMoment(proof.at, language, 'full') })}
            </p>
          </div>
        </div>
        {proof.oldGaps > 0 && (
          <p className="s-muted">{say('proof.oldGaps', { count: proof.oldGaps })}</p>
        )}
        {proof.faults.length > 0 && (
          <NumberTable
            caption={say('proof.faults')}
            rows={proof.faults.map(({ what, ...run }) => ({
              ...run,
              word: say(`proof.fault.${what}`),
            }))}
          />
        )}
        <Counts proof={proof} />
        {proof.runs.length > 0 && (
          <NumberTable
            caption={say('proof.runs')}
            rows={proof.runs.map(({ state, ...run }) => ({ ...run, word: say(`state.${state}`) }))}
          />
        )}
      </div>
    </Card>
  );
}

function Counts({ proof }: { readonly proof: RegisterProof }) {
  const say = useWords(bookWords);
  const all = entryStates.reduce((sum, state) => sum + proof.counts[state], 0);
  return (
    <section>
      <h2 className="book-heading">{say('proof.counts')}</h2>
      <dl className="book-counts">
        {entryStates.map((state) => (
          <div key={state}>
            <dt>{say(`state.${state}`)}</dt>
            <dd>{proof.counts[state]}</dd>
          </div>
        ))}
        <div>
          <dt>{say('proof.all')}</dt>
          <dd>{all}</dd>
        </div>
      </dl>
    </section>
  );
}

interface NumberTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly from: number; readonly to: number; readonly word: string }[];
}

function NumberTable({ caption, rows }: NumberTableProps) {
  const say = useWords(bookWords);
  return (
    <table className="book-runs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('proof.numbers')}</th>
          <th scope="col">{say('proof.state')}</th>
          <th scope="col">{say('proof.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, word }) => (
          <tr key={`${from} ${word}`}>
            <td>{from === to ? from : `${from}–${to}`}</td>
            <td>{word}</td>
            <td>{to - from + 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
