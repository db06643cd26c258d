import {
  Button,
  Card,
  FormDialog,
  Loaded,
  StaleForm,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { DrawnPage } from '@sarn/printed-document/contract';
import { useEffect, useState } from 'react';
import { typefaceWords } from '../words/typeface-words.ts';
import { readInUse, useChooseTypeface, useSample } from './typeface.client.ts';

interface TypefaceSampleProps {
  /** Null: the delivered one. */
  readonly shown: string | null;
  readonly inUse: string | null;
  readonly familyOf: (id: string | null) => string;
  /** It is asked whether documents are set in it from now on. */
  readonly isAsked: boolean;
  readonly ask: (isAsked: boolean) => void;
}

/** A document in a typeface, seen before documents are set in it. */
export function TypefaceSample({ shown, inUse, familyOf, isAsked, ask }: TypefaceSampleProps) {
  const say = useWords(typefaceWords);
  const sample = useSample(shown);
  const family = familyOf(shown);
  const isUsed = shown === inUse;
  return (
    <Card
      title={say('sample.title', { family })}
      actions={
        isUsed ? (
          <span className="s-muted s-small">{say('sample.used')}</span>
        ) : (
          <Button variant="primary" isDisabled={!sample.data} onPress={() => ask(true)}>
            {say('sample.use')}
          </Button>
        )
      }
    >
      <Loaded query={sample} lines={12}>
        {({ pages }) => <Pages pages={pages} family={family} />}
      </Loaded>
      {isAsked && <UseDialog {...{ shown, inUse, familyOf }} onClose={() => ask(false)} />}
    </Card>
  );
}

interface PagesProps {
  readonly pages: readonly DrawnPage[];
  readonly family: string;
}

function Pages({ pages, family }: PagesProps) {
  const say = useWords(typefaceWords);
  const pictures = usePictures(pages);
  return (
    <div className="typeface-pages">
      {pages.map(({ digest, width, height }, at) => (
        <img
          key={digest}
          src={pictures.get(digest)}
          width={width}
          height={height}
          alt={say('sample.page', { family, page: at + 1, total: pages.length })}
        />
      ))}
    </div>
  );
}

/** As a picture an SVG runs no scripts and loads nothing. */
function usePictures(pages: readonly DrawnPage[]): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map(
      pages.map(({ digest, svg }) => {
        const picture = new Blob([svg ?? ''], { type: 'image/svg+xml' });
        return [digest, URL.createObjectURL(picture)] as const;
      }),
    );
    setPictures(made);
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, [pages]);
  return pictures;
}

interface Choice {
  readonly chosen: string | null;
  readonly reason: string;
}
const startOf = (chosen: string | null): Choice => ({ chosen, reason: '' });

interface UseDialogProps extends Pick<TypefaceSampleProps, 'shown' | 'inUse' | 'familyOf'> {
  readonly onClose: () => void;
}

function UseDialog({ shown, inUse, familyOf, onClose }: UseDialogProps) {
  const say = useWords(typefaceWords);
  const choose = useChooseTypeface();
  // What was seen when the dialog opened: a change of somebody else meanwhile is told.
  const [seen, setSeen] = useState(inUse);
  const form = useDialogForm({
    ...{ name: 'printed.typeface', about: shown ?? 'delivered', start: startOf(shown) },
    send: async ({ chosen, reason }) =>
      choose.mutateAsync({
        ...(chosen ? { typefaceId: chosen } : {}),
        ...{ seen: { inUse: seen }, reason },
      }),
    told: (_, { chosen }) => ({ title: say('use.done', { family: familyOf(chosen) }) }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('use.title', { family: familyOf(shown) })}
      form={form}
      label={say('use.send')}
      onClose={onClose}
    >
      <StaleForm
        form={form}
        load={readInUse}
        startOf={(now) => startOf(now.inUse)}
        mineOver={() => form.values}
        fields={[{ label: say('use.inUse'), text: ({ chosen }) => familyOf(chosen) }]}
        onSeen={(now) => setSeen(now.inUse)}
      />
      <p>{say('use.text')}</p>
      <TextField label={say('use.reason')} maxLength={300} {...form.field('reason')} />
    </FormDialog>
  );
}
