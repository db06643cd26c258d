/** A kind of notification as its module declares it; the settings of notifications list all of them. */
export interface NoticeEvent {
  /** Under which the bell shows it; the name of the declaring module where left out. */
  readonly module?: string;
  /** Such as `queue.sign`. */
  readonly kind: string;
  readonly th: string;
  readonly en: string;
  /** What those who are told are to the matter; the first is meant where a notification names none. */
  readonly roles: readonly string[];
  /** For whom of them it is work of their own: nobody can silence their bell. */
  readonly work?: readonly string[];
}

/** Under which documents are shown in the bell and in its settings; old clients know this name. */
export const documentNewsModule = 'SARABUN';

/** The kind of what people are told by a program of the agency, or of what it did for them. */
export const programNotice = 'program.notice';

/** Who is told of the kinds of a table, and for whom they are work. */
export interface Told extends Pick<NoticeEvent, 'roles' | 'work'> {
  /** Before each name of the table. */
  readonly prefix?: string;
}

/** The kinds of notifications of a table of terms, shown under documents. */
export const newsKinds = (
  terms: Readonly<Record<string, { readonly th: string; readonly en: string }>>,
  { prefix = '', ...told }: Told,
): NoticeEvent[] =>
  Object.entries(terms).map(([kind, { th, en }]) => ({
    module: documentNewsModule,
    kind: `${prefix}${kind}`,
    ...{ th, en, ...told },
  }));
