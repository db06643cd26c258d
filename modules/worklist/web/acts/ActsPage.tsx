import { actTerms } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';
import { DesignForm, DesignHead, DesignHistory } from '@sarn/register/web';
import { actPlaces } from '@sarn/worklist/contract';
import type { ActDesign, OfferedPlace } from '@sarn/worklist/contract';
import {
  Card,
  ErrorSummary,
  ShiftButtons,
  Select,
  Skeleton,
  StaleForm,
  Table,
  useForm,
  useLanguage,
  useRowOrder,
  useToasts,
  useSettingParams,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useState } from 'react';
import { listWords } from '../list/words/list-words.ts';
import { readActDesign, useActDesign, useSaveActs } from './acts.client.ts';
import './acts.css';

/** `/settings/{menuID}/registration-book-display/manage-function-book-display/{id}`: acts of its lists. */
export default function ActsPage() {
  const say = useWords(listWords);
  const language = useLanguage();
  const { id: book = '' } = useSettingParams();
  const found = useActDesign(book);
  const { data } = found;
  const name = data ? (language === 'en' && data.nameEn) || data.nameTh : '';
  // The form begins anew when the delivered state is back.
  const [begun, setBegun] = useState(0);
  const anew = () => void found.refetch().then(() => setBegun(begun + 1));
  return (
    <div className="acts-page">
      <DesignHead
        title={say('acts.title', { name })}
        text={say('acts.meta')}
        {...{ book, part: 'acts', design: data }}
        onReset={anew}
      />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {data && <ActsForm key={`${book} ${begun}`} design={data} />}
      {data && <ActsHistory design={data} onRestored={anew} />}
    </div>
  );
}

interface ActsHistoryProps {
  readonly design: ActDesign;
  readonly onRestored: () => void;
}

function ActsHistory({ design: { book, version, acts }, onRestored }: ActsHistoryProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const nameOf = (id: string) => {
    const known = acts.find(({ act }) => act === id);
    return known ? term(actTerms[known.act]) : id;
  };
  const valueOf = (field: string, value: string) => {
    const place = field === 'place' && actPlaces.find((one) => one === value);
    return place ? say(`acts.${place}`) : undefined;
  };
  return <DesignHistory {...{ book, version, nameOf, valueOf, onRestored }} part="acts" />;
}

const startOf = ({ version, acts }: ActDesign) => ({
  reason: '',
  version,
  acts: acts as readonly OfferedPlace[],
});

function ActsForm({ design }: { readonly design: ActDesign }) {
  const say = useWords(listWords);
  const isPhone = useIsPhone();
  const toasts = useToasts();
  const save = useSaveActs();
  const { book } = design;
  const form = useForm({
    ...{ name: 'worklist.acts', about: book, start: startOf(design) },
    send: async ({ version, acts, reason }) =>
      save.mutateAsync({ book, version, acts: [...acts], reason }),
    onDone: (saved) => {
      form.reset(startOf(saved));
      toasts.show({ tone: 'success', title: say('acts.saved') });
    },
  });
  const { acts, reason } = form.values;
  const change = (next: readonly OfferedPlace[]) => form.change({ acts: next });
  const columns = useActColumns(acts, change);
  const term = useTerms();
  const reorder = useRowOrder(acts, actOf, say('acts.order'), change);
  return (
    <DesignForm
      {...{ form, reason }}
      onReason={(typed) => form.change({ reason: typed })}
      onDrop={() => form.reset(startOf(design))}
    >
      <StaleForm
        form={form}
        load={() => readActDesign(book)}
        startOf={(now) => ({ ...startOf(now), reason: form.values.reason })}
        mineOver={({ version }) => ({ ...form.values, version })}
        fields={useComparedActs(design)}
        onSeen={() => undefined}
      />
      <Card isFlush>
        <Table<OfferedPlace>
          aria-label={say('acts.list')}
          columns={columns}
          rows={acts}
          rowId={actOf}
          rowName={({ act }) => term(actTerms[act])}
          reorder={reorder}
          empty={{ none: { title: say('acts.none') }, filter: null }}
        />
        <p className="acts-foot s-small s-muted">
          {say(isPhone ? 'acts.count' : 'acts.foot', { count: acts.length })}
        </p>
      </Card>
      <p className="s-small s-muted">{say('acts.effect')}</p>
    </DesignForm>
  );
}

/** What a comparison with newer acts says: their order, and of each where it is offered. */
function useComparedActs({ acts }: ActDesign) {
  const say = useWords(listWords);
  const term = useTerms();
  type Values = ReturnType<typeof startOf>;
  return [
    ...acts.map(({ act }) => ({
      label: term(actTerms[act]),
      text: (values: Values) => {
        const found = values.acts.find((one) => one.act === act);
        return found ? say(`acts.${found.place}`) : '';
      },
    })),
    {
      label: say('acts.order'),
      text: (values: Values) => values.acts.map(({ act }) => term(actTerms[act])).join(', '),
    },
  ];
}

const actOf = ({ act }: OfferedPlace): string => act;

function useActColumns(
  acts: readonly OfferedPlace[],
  onChange: (acts: readonly OfferedPlace[]) => void,
): TableColumn<OfferedPlace>[] {
  const say = useWords(listWords);
  const term = useTerms();
  const shift = (row: OfferedPlace, by: number) => {
    const at = acts.findIndex(({ act }) => act === row.act);
    onChange(acts.toSpliced(at, 1).toSpliced(at + by, 0, row));
  };
  return [
    {
      ...{ id: 'act', label: say('acts.act'), role: 'title' },
      render: ({ act }) => term(actTerms[act]),
    },
    {
      ...{ id: 'place', label: say('acts.place'), width: '15rem', priority: 1 },
      render: (row) => (
        <Select
          label={say('acts.placeOf', { act: term(actTerms[row.act]) })}
          isLabelHidden
          options={actPlaces.map((place) => ({ value: place, label: say(`acts.${place}`) }))}
          value={row.place}
          onChange={(place) =>
            onChange(acts.map((one) => (one.act === row.act ? { ...one, place } : one)))
          }
        />
      ),
    },
    {
      ...{
        id: 'move',
        label: say('acts.order'),
        isLabelHidden: true,
        width: '6.5rem',
        priority: 1,
      },
      render: (row) => (
        <span className="acts-move">
          <ShiftButtons
            up={say('acts.up', { act: term(actTerms[row.act]) })}
            down={say('acts.down', { act: term(actTerms[row.act]) })}
            at={acts.indexOf(row)}
            count={acts.length}
            onShift={(by) => shift(row, by)}
          />
        </span>
      ),
    },
  ];
}
