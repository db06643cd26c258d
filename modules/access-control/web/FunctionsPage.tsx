import { switchNames } from '@sarn/access-control/contract';
import type { CatalogueRow, SwitchRow } from '@sarn/access-control/contract';
import {
  Badge,
  Card,
  Disclosure,
  FormDialog,
  Loaded,
  PageHeader,
  RadioGroup,
  StaleForm,
  useLanguage,
  useDialogForm,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readSwitch, useSetSwitch, useSwitches } from './group.client.ts';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Way = SwitchRow['set'];

const ways: readonly Way[] = ['file', 'on', 'off'];

/** Name of a function, and its code where it has no words. */
function useFlagName(): (code: string) => string {
  const language = useLanguage();
  return (code) => switchNames[code]?.[language === 'en' ? 'en' : 'th'] ?? code;
}

/** `/settings/{menuID}/system-functions`: what the system offers, and the catalogue of permissions. */
export default function FunctionsPage() {
  const say = useWords(accessWords);
  const found = useSwitches();
  const [asked, setAsked] = useOpened<{ row: SwitchRow; way: Way }>(
    (code, what) => {
      const row = found.data?.rows.find((one) => one.code === code);
      const way = ways.find((one) => one === what);
      return row && way && row.set !== way ? { row, way } : undefined;
    },
    ({ row, way }) => ({ row: row.code, what: way }),
  );
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('functions.title')}
        meta={<span className="s-muted">{say('functions.meta')}</span>}
      />
      <WaitingCard />
      <Loaded query={found} lines={8}>
        {({ rows, catalogue }) => (
          <>
            <Card isFlush title={say('functions.list')}>
              <ul className="who-list">
                {rows.map((row) => (
                  <SwitchLine
                    key={row.code}
                    row={row}
                    onSet={(way) => way !== row.set && setAsked({ row, way })}
                  />
                ))}
              </ul>
            </Card>
            <Catalogue rows={catalogue} />
          </>
        )}
      </Loaded>
      {asked && <SwitchDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface SwitchLineProps {
  readonly row: SwitchRow;
  readonly onSet: (way: Way) => void;
}

function SwitchLine({ row, onSet }: SwitchLineProps) {
  const say = useWords(accessWords);
  const nameOf = useFlagName();
  const inFile = say(row.inFile ? 'functions.on' : 'functions.off');
  return (
    <li className="who-line function-line">
      <span className="who-text">
        <span className="who-name">
          {nameOf(row.code)}
          <Badge tone={row.isOn ? 'success' : 'neutral'}>
            {say(row.isOn ? 'functions.on' : 'functions.off')}
          </Badge>
        </span>
        <span className="s-small s-muted">
          {row.atOnce ? say('functions.inFile', { value: inFile }) : say('functions.atStart')}
        </span>
      </span>
      {row.atOnce && (
        <RadioGroup
          label={nameOf(row.code)}
          isLabelHidden
          isButtons
          isRow
          options={ways.map((way) => ({
            value: way,
            label: say(`functions.${way}`),
          }))}
          value={row.set}
          onChange={onSet}
        />
      )}
    </li>
  );
}

interface SwitchDialogProps {
  readonly row: SwitchRow;
  readonly way: Way;
  readonly onClose: () => void;
}

function SwitchDialog({ row, way, onClose }: SwitchDialogProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const nameOf = useFlagName();
  const set = useSetSwitch();
  const [seen, setSeen] = useState(row);
  const form = useDialogForm({
    name: 'access.switch',
    about: row.code,
    start: { reason: '', way },
    check: ({ reason }) => ({ reason: checks.reason(reason) }),
    send: async ({ reason, way: wanted }) =>
      set.mutateAsync({ code: row.code, set: wanted, version: seen.version, reason }),
    told,
    onClose,
  });
  const isOn = way === 'file' ? row.inFile : way === 'on';
  const isWeaker = isOn !== row.isOn && row.weakens === (isOn ? 'on' : 'off');
  return (
    <FormDialog
      size="s"
      title={say('functions.ask', { name: nameOf(row.code), value: say(`functions.${way}`) })}
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      <StaleForm
        form={form}
        load={() => readSwitch(row.code)}
        startOf={(now) => ({ ...form.values, way: now.set })}
        fields={[{ label: nameOf(row.code), text: (one) => say(`functions.${one.way}`) }]}
        onSeen={setSeen}
      />
      {isWeaker && <p className="who-note s-tone-warning">{say('functions.weaker')}</p>}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

/** Which permission opens which calls, and which roles have it. */
function Catalogue({ rows }: { readonly rows: readonly CatalogueRow[] }) {
  const say = useWords(accessWords);
  return (
    <Card
      title={say('functions.catalogue')}
      actions={<span className="s-small s-muted">{say('functions.catalogueText')}</span>}
    >
      {rows.map(({ permission, name, roles, calls }) => (
        <Disclosure
          key={permission}
          title={`${name} · ${say('functions.calls', { count: calls.length })}`}
        >
          <p className="s-muted">
            {roles.length > 0
              ? say('functions.roles', { names: roles.join(', ') })
              : say('functions.noRoles')}
          </p>
          <ul className="function-calls">
            {calls.map(({ method, path }) => (
              <li key={`${method} ${path}`}>
                <code>
                  {method} {path}
                </code>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Card>
  );
}
