import { z } from 'zod';
import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { DesignedColumnOut } from '../../contract/index.ts';
import { listBooks, listPlacedActs, putActs, putColumns } from './book.store.ts';
import type { DesignPart } from './book.store.ts';
import { wholeDesign } from './columns.rules.ts';

/** One column or one act of a design; its place in the list is its order. */
export type DesignItem = Readonly<Record<string, string | number | boolean>>;

/** How a part of a register is read and written, whatever it holds. */
interface DesignPartKept {
  /** Names an item among the others. */
  readonly key: string;
  /** Null: as delivered. */
  read(h: Handle, book: string): Promise<readonly DesignItem[] | null>;
  /**
   * Null: as delivered.
   *
   * @throws AppError 'settings.locked' for a design that this version does not allow any more
   */
  put(tx: Tx, book: string, design: unknown): Promise<void>;
}

const Acts = z.array(z.object({ act: z.string(), place: z.enum(['main', 'menu', 'hidden']) }));
const Columns = z.array(DesignedColumnOut);

export const designParts: Readonly<Record<DesignPart, DesignPartKept>> = {
  columns: {
    key: 'id',
    read: async (h, book) => {
      const [found] = await listBooks(h, [book]);
      return found?.isOwn ? found.columns.map((column) => ({ ...column })) : null;
    },
    put: async (tx, book, design) => {
      if (design === null) return putColumns(tx, book, []);
      const read = Columns.safeParse(design);
      const whole = read.success ? wholeDesign(read.data) : null;
      if (!whole) throw new AppError('settings.locked');
      return putColumns(tx, book, whole);
    },
  },
  acts: {
    key: 'act',
    read: async (h, book) => {
      const own = (await listPlacedActs(h)).filter((row) => row.book === book);
      return own.length === 0 ? null : own.map(({ act, place }) => ({ act, place }));
    },
    // An act that the flows lost is left out where lists are made of it.
    put: async (tx, book, design) => {
      if (design === null) return putActs(tx, book, []);
      const read = Acts.safeParse(design);
      if (!read.success) throw new AppError('settings.locked');
      return putActs(tx, book, read.data);
    },
  },
};
