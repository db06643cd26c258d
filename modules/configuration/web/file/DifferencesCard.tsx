import {
  Badge,
  Button,
  Card,
  CheckboxField,
  EmptyState,
  Loaded,
  Moment,
  SaveForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { FileUp, TriangleAlert } from 'lucide-react';
import { configurationWords } from '../words/configuration-words.ts';
import { allKeys, countRows } from './chosen.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { useApplyFile, useOpenedFile } from './file.client.ts';
import type { OpenedFile } from './file.client.ts';

interface DifferencesCardProps {
  readonly importId: string;
  readonly onClose: () => void;
}

/** In what a file differs, what of it is taken, and the button that takes it. */
export function DifferencesCard({ importId, onClose }: DifferencesCardProps) {
  const say = useWords(configurationWords);
  const found = useOpenedFile(importId);
  return (
    <>
      <Loaded query={found} lines={10}>
        {(opened) => (
          // After another comparison, what was chosen before may not fit: the form begins anew.
          <ChooseForm key={opened.digest} {...{ importId, opened, onClose }} />
        )}
      </Loaded>
      {found.error && !found.data && (
        // Taken already, or replaced by another file: an address that was kept leads here.
        <p>
          <Button icon={<FileUp size={18} aria-hidden="true" />} onPress={onClose}>
            {say('file.drop')}
          </Button>
        </p>
      )}
    </>
  );
}

interface ChooseFormProps extends DifferencesCardProps {
  readonly opened: OpenedFile;
}

/** Which differences are taken, whether what the file leaves out is removed, and why. */
function useChooseForm({ importId, opened: { sections, digest }, onClose }: ChooseFormProps) {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const apply = useApplyFile();
  return useForm({
    name: 'configuration.import',
    about: `${importId} ${digest}`,
    start: { chosen: allKeys(sections, false), isLikeFile: false, reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 ? say('file.reasonShort') : null }),
    send: async ({ chosen, isLikeFile, reason }) =>
      apply.mutateAsync({ importId, chosen: [...chosen], isLikeFile, digest, reason }),
    onDone: ({ count, waiting }) =>
      void toasts.show({
        ...{ tone: 'success', title: say('file.applied', { count }) },
        ...(waiting > 0 ? { text: say('file.waiting', { count: waiting }) } : {}),
      }),
    onFinish: onClose,
  });
}

function ChooseForm(props: ChooseFormProps) {
  const { opened, onClose } = props;
  const { sections } = opened;
  const say = useWords(configurationWords);
  const form = useChooseForm(props);
  const { chosen, isLikeFile } = form.values;
  const taken = new Set(chosen);
  const count = countRows(sections, taken);
  const all = allKeys(sections, isLikeFile);
  const turn = (keys: readonly string[], isOn: boolean) =>
    form.change({
      chosen: isOn
        ? [...new Set([...chosen, ...keys])]
        : chosen.filter((key) => !keys.includes(key)),
    });
  if (sections.length === 0) return <NoDifferences onClose={onClose} />;
  return (
    <>
      <FileFacts opened={opened} onClose={onClose} />
      <SaveForm form={form} label={say('file.apply', { count })} isDisabled={count === 0}>
        <Card
          isFlush
          title={say('file.differences', { count: sections.flatMap(({ rows }) => rows).length })}
          actions={
            <>
              <Button size="s" onPress={() => form.change({ chosen: all })}>
                {say('file.all')}
              </Button>
              <Button size="s" onPress={() => form.change({ chosen: [] })}>
                {say('file.none')}
              </Button>
            </>
          }
        >
          {sections.map((section) => (
            <DifferenceTable
              key={section.code}
              {...{ section, chosen: taken, isLikeFile, onTurn: turn }}
            />
          ))}
        </Card>
        <LikeFileField form={form} sections={sections} />
        <TextField
          label={say('file.reason')}
          description={say('file.reasonHint')}
          isRequired
          maxLength={300}
          {...form.field('reason')}
        />
      </SaveForm>
    </>
  );
}

interface LikeFileFieldProps {
  readonly form: ReturnType<typeof useChooseForm>;
  readonly sections: OpenedFile['sections'];
}

/** Removes what is here and not in the file; turning it on chooses all of that. */
function LikeFileField({ form, sections }: LikeFileFieldProps) {
  const say = useWords(configurationWords);
  const { chosen, isLikeFile } = form.values;
  const turn = (isOn: boolean) => {
    const here = allKeys(sections, true).filter((key) => !allKeys(sections, false).includes(key));
    form.change({
      isLikeFile: isOn,
      chosen: isOn ? [...chosen, ...here] : chosen.filter((key) => !here.includes(key)),
    });
  };
  return (
    <CheckboxField hint={say('file.likeText')} isSelected={isLikeFile} onChange={turn}>
      {say('file.like')}
    </CheckboxField>
  );
}

function NoDifferences({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(configurationWords);
  return (
    <Card>
      <EmptyState
        title={say('file.same')}
        text={say('file.sameText')}
        action={<Button onPress={onClose}>{say('file.drop')}</Button>}
      />
    </Card>
  );
}

/** Where the file comes from, and what of it cannot be read here. */
function FileFacts({
  opened,
  onClose,
}: {
  readonly opened: OpenedFile;
  readonly onClose: () => void;
}) {
  const say = useWords(configurationWords);
  const { exportedAt, isOtherDeployment, deployment, unknown } = opened;
  return (
    <Card>
      <div className="configuration-last">
        <p>
          <Badge tone="neutral">{deployment}</Badge> <Moment at={exportedAt} />
        </p>
        <Button icon={<FileUp size={18} aria-hidden="true" />} onPress={onClose}>
          {say('file.drop')}
        </Button>
      </div>
      {isOtherDeployment && (
        <p className="configuration-warning s-tone-warning">
          <TriangleAlert size={18} aria-hidden="true" />
          {say('file.other', { name: deployment })}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="s-muted s-small">{say('file.unknown', { names: unknown.join(', ') })}</p>
      )}
    </Card>
  );
}
