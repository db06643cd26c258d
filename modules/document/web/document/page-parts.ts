import type { PickedFile } from '@sarn/file/web';
import type {
  ActRequestSent,
  DocumentDetail,
  QueueCode,
  actOnDocument,
} from '@sarn/document/contract';
import type { SentInputOf } from '@sarn/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { ActFormTable } from '../act/act-form.ts';
import type { DigitalAct } from '../act/digital-act.ts';

/** The properties of every panel beside a document. */
export interface DocumentPanelProps {
  readonly detail: DocumentDetail;
  readonly openedFileId: string | undefined;
  readonly onOpenFile: (file: PickedFile) => void;
  /** Another text of the document, or null for the document as it was published. */
  readonly onOpenText: (file: PickedFile | null) => void;
}

/** An opened document, and the queue from which it was opened. */
export interface QueueStepsProps {
  readonly documentId: string;
  readonly row: string | undefined;
  readonly queue: QueueCode;
  readonly onShow: (documentId: string, row?: string) => void;
}

interface Ordered {
  readonly id: string;
  /** Position among parts of the same type; lower comes first. */
  readonly order: number;
}

/** A panel beside the document; it shows nothing where it has no content. */
export interface PanelPart extends Ordered {
  readonly Panel: ComponentType<DocumentPanelProps>;
}

/** Rows of the list of facts. */
export interface FactsPart extends Ordered {
  /** Renders `DescriptionItems`. */
  readonly Facts: ComponentType<{ readonly detail: DocumentDetail }>;
}

/** A badge in the head of the document. */
export interface MarkPart extends Ordered {
  readonly Mark: ComponentType<{ readonly detail: DocumentDetail }>;
}

/** What is shown instead of the document where no file of it is shown. */
export interface SheetPart extends Ordered {
  /** True: it is shown also where there is a file. */
  readonly isBeforeFiles?: boolean;
  readonly fits: (detail: DocumentDetail) => boolean;
  readonly Sheet: ComponentType<{ readonly detail: DocumentDetail }>;
}

/** Other texts of a document that may be shown instead of it, such as a consolidated one. */
export interface TextPart {
  /** The file that is shown at first on a day; null for the document's own. */
  readonly fileOn: (detail: DocumentDetail, today: string) => PickedFile | null;
  readonly isText: (detail: DocumentDetail, fileId: string) => boolean;
  /** What is said above it. */
  readonly Notice: ComponentType<{
    readonly detail: DocumentDetail;
    readonly fileId: string;
    readonly onOriginal: () => void;
  }>;
}

/** What is shown instead of a document that the server refuses to show as yet. */
export interface GatePart {
  readonly id: string;
  /** Code of the refusal. */
  readonly refusal: string;
  readonly Gate: ComponentType<{ readonly documentId: string }>;
}

/** Signing with a certificate in place of the password. */
export interface SigningPart {
  /** The choice among the ways, with what confirms it; no choice where only a typed name can sign the document. */
  readonly Choice: ComponentType<{
    readonly detail: DocumentDetail;
    /** The act as it will be sent, without what confirms it. */
    readonly asked: SentInputOf<typeof actOnDocument>;
    /** Null: by the password. */
    readonly digital: DigitalAct | null;
    /** The hand signature stands above the name; not where it is signed digitally. */
    readonly withPicture: boolean;
    readonly onChange: (digital: DigitalAct | null, withPicture: boolean) => void;
    /** Told the way that is used until another one is chosen: nothing is unsent by it. */
    readonly onUsual: (digital: DigitalAct | null, withPicture: boolean) => void;
    /** Told what was prepared to be signed, each time that it is another one; undefined for nothing. */
    readonly onPrepared: (prepared: string | undefined) => void;
    /**
     * Told that nothing can be signed now, because the person does not sign it at all, or because the file that would be
     * signed was not shown: the choice says why, and the button is off.
     */
    readonly onExcluded: (isExcluded: boolean) => void;
    /** The field of the secret: shown once it is known which one, so that nothing typed into it is taken away. */
    readonly children: ReactNode;
  }>;
  /** Where a draft is proposed or passed: what becomes of the initials of the person; nothing without some. */
  readonly Initials: ComponentType<{ readonly detail: DocumentDetail }>;
  /** Does the act with the certificate; `form.password` is the secret of its key. */
  readonly send: (
    sent: ActRequestSent,
    by: DigitalAct & { readonly attemptId: string },
  ) => Promise<{ readonly documentId: string; readonly number: string | null }>;
}

/** What one module brings to the document page. The page itself names no module. */
export interface DocumentPageParts {
  readonly panels?: readonly PanelPart[];
  readonly facts?: readonly FactsPart[];
  readonly marks?: readonly MarkPart[];
  readonly sheets?: readonly SheetPart[];
  readonly texts?: readonly TextPart[];
  /** The forms of the flow table that the module asks. */
  readonly actForms?: Readonly<Partial<ActFormTable>>;
  readonly gates?: readonly GatePart[];
  readonly signing?: SigningPart;
  /**
   * Shown in the bar of acts where no act of the flow is primary; shows `instead` if it is empty.
   */
  readonly ActBar?: ComponentType<{ readonly documentId: string; readonly instead: ReactNode }>;
  /** Said where nobody has anything to do with the document; shows `instead` of its own words. */
  readonly Nobody?: ComponentType<{ readonly detail: DocumentDetail; readonly instead: ReactNode }>;
  /** The next document that waits in the same queue; null when none is left. */
  readonly findNext?: (queue: QueueCode, after: string) => Promise<string | null>;
  /** The place of an opened document in its queue, and the way to those beside it. */
  readonly QueueSteps?: ComponentType<QueueStepsProps>;
  /** Where the drafter edits their own draft. */
  readonly editPath?: (detail: DocumentDetail) => string;
  /** Wrapped around every page that shows queues by their name, to give a context. */
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  /** Wrapped around an opened document, to give a context such as the rules for its files. */
  readonly DocumentProvider?: ComponentType<{
    readonly detail: DocumentDetail;
    readonly children: ReactNode;
  }>;
}

declare module '@sarn/platform-web' {
  interface WebModule {
    /** What the module brings to the page of a document; loaded when the first one is opened. */
    readonly documentPage?: () => Promise<{ readonly documentPage: DocumentPageParts }>;
  }
}
