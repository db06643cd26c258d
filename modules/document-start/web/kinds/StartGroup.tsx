import type { Beginning } from '@sarn/correspondence/web';
import { subTypeParameter } from '@sarn/document-classes/web';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { NamedStart } from './found-starts.ts';
import { StartTile } from './StartTile.tsx';

interface TileGroupProps {
  readonly title: string;
  /** In a row that is moved aside on a phone. */
  readonly isRow?: boolean;
  readonly children: ReactNode;
}

/** A heading with tiles. */
export function TileGroup({ title, isRow = false, children }: TileGroupProps) {
  const id = useId();
  return (
    <section className="kind-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={isRow ? 'kind-tiles kind-tiles-row' : 'kind-tiles'}>{children}</ul>
    </section>
  );
}

interface StartGroupProps {
  readonly title: string;
  readonly starts: readonly NamedStart[];
  /** The subject with which the form begins. */
  readonly subject?: string | undefined;
  readonly keyOf?: (at: number) => string | undefined;
}

/** The address of a form, as the way to begin and the typed subject say it. */
export function searchOf({ code, subType }: NamedStart, subject = '') {
  const beginning: Beginning = {
    ...(subject && { title: subject }),
    ...(code === 'english' && { language: 'en' }),
  };
  return { ...beginning, ...(subType !== null && { [subTypeParameter]: subType }) };
}

/** Kinds below a heading. */
export function StartGroup({ title, starts, subject, keyOf }: StartGroupProps) {
  return (
    <TileGroup title={title}>
      {starts.map((start, at) => (
        <StartTile
          {...start}
          key={start.key}
          search={searchOf(start, subject)}
          shortcut={keyOf?.(at)}
        />
      ))}
    </TileGroup>
  );
}
