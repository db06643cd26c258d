import { civilDateAt } from '@sarn/kernel';
import {
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  useDialogs,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import type { ImportDetail, ImportState } from '@sarn/data-migration/contract';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { FoundRows } from './FoundRows.tsx';
import { useErrorSheet, useImportAct } from './import.client.ts';
import { OtherSheet } from './OtherSheet.tsx';
import { importWords } from './words/import-words.ts';

/** What was found or entered, and what can be done next. */
export function FoundStep({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ColumnsStep item={item} onSent={() => setChanging(false)} />;
  return (
    <div className="import-stack">
      {item.state === 'CHECKED' && <OtherSheet item={item} />}
      <Card
        title={<Headline item={item} />}
        actions={!item.forgottenAt && <SheetButton item={item} />}
      >
        <Counts item={item} />
        <HowLong item={item} />
      </Card>
      <div className="import-bar">
        {item.state === 'CHECKED' && (
          <>
            <RunButton item={item} />
            <Button onPress={() => setChanging(true)}>{say('checkAgain')}</Button>
            <DiscardButton item={item} />
          </>
        )}
        {item.state === 'DONE' && !item.forgottenAt && <UndoButton item={item} />}
      </div>
      {!item.forgottenAt && <FoundRows item={item} />}
      {item.unusedScans.length > 0 && <UnusedScans item={item} />}
    </div>
  );
}

/** Until when the rows are kept, and what is done with the import then. */
function HowLong({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const language = useLanguage();
  const { state, keptUntil, forgottenAt } = item;
  const text = forgottenAt
    ? say('forgotten', { day: formatDay(civilDateAt(forgottenAt), language, 'full') })
    : keptUntil &&
      say(keptTexts[state] ?? 'keptTable', { day: formatDay(keptUntil, language, 'full') });
  return text ? <p className="s-muted">{text}</p> : null;
}

const keptTexts: Partial<Record<ImportState, 'keptRows' | 'keptReport'>> = {
  DONE: 'keptRows',
  UNDONE: 'keptReport',
};

function Headline({ item: { state, counts } }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const undone = [
    say('undone', { count: counts.undone }),
    counts.kept > 0 && say('kept', { count: counts.kept }),
  ];
  const texts: Partial<Record<ImportState, string>> = {
    DONE: say('done', { count: counts.done }),
    UNDONE: undone.filter(Boolean).join(' · '),
  };
  return <span role="status">{texts[state] ?? say(`state.${state}`)}</span>;
}

function Counts({ item: { counts, state } }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const { first, last, scans, scansUsed, scansAttached } = counts;
  const used = state === 'CHECKED' ? scansUsed : scansAttached;
  return (
    <DescriptionList
      items={[
        { term: say('good'), value: String(counts.good) },
        { term: say('bad'), value: String(counts.bad) },
        { term: say('said'), value: String(counts.said) },
        {
          term: say('numbers'),
          value: first !== null && last !== null && say('numbersFromTo', { first, last }),
        },
        { term: say('gaps'), value: String(counts.gaps) },
        {
          term: say(state === 'CHECKED' ? 'scansCount' : 'scansAttached'),
          value: scans > 0 && say('scansOfAll', { used, all: scans }),
        },
      ]}
    />
  );
}

function SheetButton({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const sheet = useErrorSheet();
  const isEmpty = item.counts.bad + item.counts.said + item.unusedScans.length === 0;
  return (
    <>
      <ErrorSummary error={sheet.error} isFocused />
      <Button
        size="s"
        icon={<FileSpreadsheet size={18} />}
        isDisabled={isEmpty}
        isPending={sheet.isPending}
        onPress={() => sheet.mutate(item.id)}
      >
        {say('errorSheet')}
      </Button>
    </>
  );
}

function RunButton({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const dialogs = useDialogs();
  const run = useImportAct('run');
  const { counts, kind, year, unit } = item;
  const press = async () => {
    const isSure = await dialogs.confirm({
      title: say('runSure', {
        ...{ count: counts.good, year: year ?? '', unit: unit?.name ?? '' },
        kind: kind ? say(`kind.${kind}`) : '',
      }),
      text: say('runSureText', { last: counts.last ?? '', bad: counts.bad }),
    });
    if (isSure) run.mutate(item.id);
  };
  return (
    <>
      <ErrorSummary error={run.error} isFocused />
      <Button
        variant="primary"
        isDisabled={counts.good === 0}
        isPending={run.isPending}
        onPress={() => void press()}
      >
        {say('run', { count: counts.good })}
      </Button>
    </>
  );
}

function UndoButton({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const dialogs = useDialogs();
  const undo = useImportAct('undo');
  const press = async () => {
    const isSure = await dialogs.confirm({
      title: say('undoSure', { file: item.fileName, count: item.counts.done }),
      text: say('undoSureText'),
      tone: 'danger',
    });
    if (isSure) undo.mutate(item.id);
  };
  return (
    <>
      <ErrorSummary error={undo.error} isFocused />
      <Button isPending={undo.isPending} onPress={() => void press()}>
        {say('undo')}
      </Button>
    </>
  );
}

function UnusedScans({ item: { unusedScans, counts } }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const isCut = counts.scans - counts.scansUsed > unusedScans.length;
  return (
    <Card title={say('unused')}>
      <ul className="import-unused">
        {unusedScans.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      {isCut && <p className="s-muted">{say('unusedMore', { count: unusedScans.length })}</p>}
    </Card>
  );
}
