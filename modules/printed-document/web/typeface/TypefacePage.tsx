import {
  Card,
  Loaded,
  PageHeader,
  Timeline,
  formatMoment,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { TypefaceRow, TypefaceUse } from '@sarn/printed-document/contract';
import { useState } from 'react';
import { typefaceWords } from '../words/typeface-words.ts';
import { TypefaceList } from './TypefaceList.tsx';
import { TypefaceSample } from './TypefaceSample.tsx';
import { UploadTypeface } from './UploadTypeface.tsx';
import { useTypefaces } from './typeface.client.ts';
import './typeface.css';

/** `/settings/{menuID}/document-font`: in which typeface documents are set, and others to try. */
export default function TypefacePage() {
  const say = useWords(typefaceWords);
  const typefaces = useTypefaces();
  return (
    <div className="typeface-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={typefaces} lines={8}>
        {({ inUse, rows, history }) => <Typefaces {...{ inUse, rows, history }} />}
      </Loaded>
    </div>
  );
}

/** In the address: the typeface that came with the product, which has no id. */
const delivered = 'delivered';

interface TypefacesProps {
  readonly inUse: string | null;
  readonly rows: readonly TypefaceRow[];
  readonly history: readonly TypefaceUse[];
}

function Typefaces({ inUse, rows, history }: TypefacesProps) {
  const say = useWords(typefaceWords);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  // One that somebody deleted meanwhile is shown no more.
  const isThere = chosen === null || rows.some(({ id }) => id === chosen);
  const [asked, setAsked] = useOpened<{ readonly id: string | null }>(
    (row) => {
      const id = row === delivered ? null : row;
      const isKnown = id === null || rows.some((one) => one.id === id);
      return isKnown && id !== inUse ? { id } : undefined;
    },
    ({ id }) => ({ row: id ?? delivered }),
  );
  const shown = asked ? asked.id : chosen === undefined || !isThere ? inUse : chosen;
  const ask = (isAsked: boolean) => {
    // What was asked about stays in sight behind the question.
    setChosen(shown);
    setAsked(isAsked ? { id: shown } : null);
  };
  const familyOf = (id: string | null): string =>
    rows.find((row) => row.id === id)?.family ?? say('list.delivered');
  return (
    <div className="typeface-columns">
      <Card title={say('list.title')}>
        <TypefaceList {...{ inUse, rows, shown }} onShow={setChosen} />
      </Card>
      <div className="typeface-sample">
        <TypefaceSample key={shown} {...{ shown, inUse, familyOf, ask }} isAsked={asked !== null} />
      </div>
      <Card title={say('add.title')}>
        <UploadTypeface onAdded={setChosen} />
      </Card>
      <Card title={say('history.title')}>
        <Uses uses={history} />
      </Card>
    </div>
  );
}

function Uses({ uses }: { readonly uses: readonly TypefaceUse[] }) {
  const say = useWords(typefaceWords);
  const language = useLanguage();
  if (uses.length === 0) return <p className="s-muted">{say('history.none')}</p>;
  return (
    <Timeline
      aria-label={say('history.title')}
      entries={uses.map(({ since, by, family, reason }) => ({
        ...{ id: since, at: since, who: by, when: formatMoment(since, language) },
        what: say('history.used', { family: family || say('list.delivered') }),
        note: reason === '' ? undefined : reason,
      }))}
    />
  );
}
