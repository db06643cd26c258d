import type { Language } from '@sarn/kernel';

export interface Bilingual {
  readonly th: string;
  readonly en: string;
}

/** The settings that differ between agencies: one file for each agency in apps/server. */
export interface Deployment {
  /** Name of its file and value of SARN_DEPLOYMENT. */
  readonly code: string;
  /** Place in lists of deployments. */
  readonly order: number;
  /** Name of the agency. */
  readonly agency: Bilingual;
  /** Title of the product in the header. */
  readonly title: Bilingual;
  /** A few letters, for the browser tab and the phone. */
  readonly shortName: Bilingual;
  /** Path of a logo drawn by us, below the base path. */
  readonly logo: string;
  readonly colours: DeploymentColours;
  readonly login: {
    readonly heading: Bilingual;
    readonly subheading: Bilingual;
  };
  readonly copyright: Bilingual;
  readonly defaultLanguage: Language;
  /** Where a click on the logo leads: the landing page, or the application's root. */
  readonly logoTarget: 'portal' | 'root';
  /** Title in the header of the landing page, whatever the language; null: `title` there too. */
  readonly fixedPortalTitle: string | null;
  /** Whether the header of the phone shows the logo (specification §2); else the short name. */
  readonly hasMobileLogo: boolean;
  /** Head roles of specification §9; the right to act as a head comes from posts. */
  readonly headRoles: readonly number[];
  readonly flags: DeploymentFlags;
  /** Codes of to-do cards that this agency does without (specification §3: "in some variants"). */
  readonly hiddenTodoCodes: readonly string[];
  /** Names and parts of the queues of this agency; the declared ones where left out. */
  readonly todoQueues?: TodoQueues;
  /** What is kept of the upper two classes of secrecy; only the register where left out. */
  readonly secrets?: { readonly upperClasses: 'register-only' | 'whole' };
  /** Days that the rows of a table imported from an older system are kept; 90 where left out. */
  readonly importKeepDays?: number;
  /** Days within which requests of data subjects are answered; 30 and 30 where left out. */
  readonly dataRequestDays?: { readonly answer: number; readonly extension: number };
  /** How its letters are numbered, where it differs from what is usual. */
  readonly numbering?: DeploymentNumbering;
  /** How it calls its units; as the civil service does where left out. */
  readonly unitPack?: 'civil' | 'university' | 'enterprise';
  /** When the agency is open, as `08:30`; not told where left out. */
  readonly officeHours?: { readonly from: string; readonly to: string };
  /** Its break at noon, left out of times to act; null: none, 12:00 to 13:00 where left out. */
  readonly noonBreak?: { readonly from: string; readonly to: string } | null;
  /**
   * How orders and remarks are set (release 1.2.7), times the height of a line and millimetres; and whether a page that
   * goes on says with what the next one begins.
   */
  readonly remarks?: {
    readonly spacing: number;
    readonly indent: number;
    readonly hasCatchword?: boolean;
  };
  /** Minutes without input after which people are signed out; 30 where left out. */
  readonly idleMinutes?: number;
  /** Pre-login page of the document archive; null when the agency has none. */
  readonly archiveUrl: string | null;
  /** Public intranet; null when the agency has none. */
  readonly intranetUrl: string | null;
}

/**
 * To-do queues as an agency wants them. The codes and the parts are those that the modules
 * declare; a wrong one stops the start with a message that names it.
 */
export interface TodoQueues {
  /** Codes of the first cards, in this order. */
  readonly order?: readonly string[];
  readonly change?: Readonly<Record<string, TodoQueueChange>>;
}

export interface TodoQueueChange {
  readonly th?: string;
  readonly en?: string;
  readonly color?: string;
  readonly icon?: string;
  /** Declared parts that the queue shows instead of its own. */
  readonly parts?: readonly string[];
}

/** Both ways of each are lawful; an agency keeps to one. */
export interface DeploymentNumbering {
  /** Circulars (ว) count by themselves (usual), or are drawn from the outgoing register. */
  readonly circularSeries?: 'own' | 'outgoing';
  /** Whose letter code and register: the division's (usual), or the department's. */
  readonly codeOwner?: 'division' | 'department';
}

/** Hex colours (#rrggbb); tested to be readable: at least 4.5:1 where text is on them. */
export interface DeploymentColours {
  /** Buttons, links and icons on white. */
  readonly accent: string;
  /** Text on the accent. */
  readonly accentInk: string;
  /** Background of the sign-in page, under white text. */
  readonly login: string;
}

export interface DeploymentFlags {
  /** Proof of work after failed sign-ins. */
  readonly captcha: boolean;
  readonly lineService: boolean;
  readonly a4Preview: boolean;
  readonly speechToText: boolean;
  /** A new sign-in asks to end the session elsewhere. */
  readonly singleSession: boolean;
  readonly forgotPasswordAsksIdCard: boolean;
  /**
   * The form of the forgotten password is not sent with an invalid address; in the other reading of
   * specification §5 the server alone refuses it.
   */
  readonly forgotPasswordChecksEmail: boolean;
  /**
   * Signed out five seconds after thirty minutes without input, which are counted on the screen; in
   * the other reading of specification §4 after the thirty minutes, without a word before.
   */
  readonly idleCountdown: boolean;
  /** Dashboard panel of general circulars. */
  readonly circularPanel: boolean;
  /** Dashboard panel of declarations. */
  readonly declarationPanel: boolean;
  /** An order (สั่งการ) is confirmed by the password of the person giving it (DOMAIN §4.2). */
  readonly orderAsksPassword: boolean;
  /** Anybody may ask for an account at /register; otherwise the page says whom to ask. */
  readonly registration: boolean;
  /** A person may secure the sign-in by one-time codes of an app (TOTP). */
  readonly oneTimeCodes: boolean;
  /** A person may sign in by a passkey (WebAuthn). */
  readonly passkeys: boolean;
  /** Dangerous changes of rights wait for another administrator (SETTINGS.md §1.3). @assumed on */
  readonly secondPerson: boolean;
  /** Notices through the push service of the browser's maker: needs the public internet. */
  readonly webPush: boolean;
}

export const deploymentFlags = [
  'captcha',
  'lineService',
  'a4Preview',
  'speechToText',
  'singleSession',
  'forgotPasswordAsksIdCard',
  'forgotPasswordChecksEmail',
  'idleCountdown',
  'circularPanel',
  'declarationPanel',
  'orderAsksPassword',
  'registration',
  'oneTimeCodes',
  'passkeys',
  'secondPerson',
  'webPush',
] as const satisfies readonly (keyof DeploymentFlags)[];
