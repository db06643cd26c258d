import {
  Card,
  DescriptionList,
  FormRow,
  IconButton,
  Loaded,
  PageHeader,
  SaveForm,
  Select,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { codeOwners } from '@sarn/register/contract';
import type { CodeOwner, UnitNumbering } from '@sarn/register/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '@sarn/document/web';
import { useSaveUnitNumbering, useUnitNumbering } from './numbering.client.ts';
import { numberingWords } from './words/numbering-words.ts';
import './numbering.css';

/** `/settings/{menuID}/manage-number-premission`: whose letter code and register documents bear. */
export default function NumberingPage() {
  const say = useWords(numberingWords);
  const numbering = useUnitNumbering();
  return (
    <div className="numbering-page">
      <PageHeader above={say('above')} title={say('title')} />
      <p className="s-muted">{say('text')}</p>
      <Loaded query={numbering} lines={4}>
        {({ usual, circularSeries, rows }) => (
          <>
            <Card title={say('usual')}>
              <DescriptionList
                items={[
                  { term: say('whose'), value: say(`owner.${usual}`), isLong: true },
                  { term: say('circulars'), value: say(`series.${circularSeries}`), isLong: true },
                ]}
              />
            </Card>
            <UnitSettings rows={rows} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function UnitSettings({ rows }: { readonly rows: readonly UnitNumbering[] }) {
  const say = useWords(numberingWords);
  const toasts = useToasts();
  const save = useSaveUnitNumbering();
  const { data: units = [] } = useUnits();
  const [unitId, setUnit] = useState<string | null>(null);
  const [codeOwner, setOwner] = useState<CodeOwner>('department');
  const send = (sent: { unitId: string; codeOwner: CodeOwner | 'usual' }) =>
    save.mutate(sent, {
      onSuccess: () => {
        setUnit(null);
        toasts.show({ tone: 'success', title: say('saved') });
      },
    });
  return (
    <Card title={say('units')}>
      {rows.length === 0 && <p className="s-muted">{say('none')}</p>}
      <ul className="numbering-units">
        {rows.map(({ unit, codeOwner: kept }) => (
          <li key={unit.id}>
            <div>
              <strong>{unit.name}</strong>
              <p className="s-muted s-small">{say(`owner.${kept}`)}</p>
            </div>
            <IconButton
              aria-label={say('remove', { unit: unit.name })}
              isDisabled={save.isPending}
              onPress={() => send({ unitId: unit.id, codeOwner: 'usual' })}
            >
              <Trash2 size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <SaveForm
        save={save}
        label={say('save')}
        isDisabled={!unitId}
        onSubmit={() => unitId && send({ unitId, codeOwner })}
      >
        <FormRow>
          <Select
            label={say('add')}
            description={say('below')}
            options={units.map((unit) => ({ value: unit.id, label: unit.nameTh }))}
            value={unitId}
            onChange={setUnit}
          />
        </FormRow>
        <FormRow>
          <Select
            label={say('whose')}
            options={codeOwners.map((value) => ({ value, label: say(`owner.${value}`) }))}
            value={codeOwner}
            onChange={setOwner}
          />
        </FormRow>
      </SaveForm>
    </Card>
  );
}
