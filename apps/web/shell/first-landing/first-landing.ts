import { made } from '../first/first-frame.ts';
import { landingWords } from './landing-words.ts';
import { keptPost } from './kept-post.wire.ts';
import './first-landing.css';

/*
 * The landing page before the application is loaded: what waits for the reader, and the most urgent papers of
 * a head. Loaded for that page alone, beside the answers that it shows.
 */

type Tongue = 'th' | 'en';

/** What is shown of the cards; the contract itself comes with the application. */
interface Card {
  readonly TITLE: string;
  readonly COUNT: number;
}

/** What is shown of `GET /registry/home/head`. */
interface HeadView {
  readonly late: number;
  readonly urgent: readonly {
    readonly title: string;
    readonly stateTerm: Readonly<Record<Tongue, string>>;
    readonly principals: readonly string[];
    readonly dueDate: string | null;
  }[];
}

/** The parts of the page below its greeting; none where the server did not answer. */
export function landingParts(
  answered: { readonly cards: unknown; readonly head: unknown },
  language: 'th' | 'en' | 'thsarn',
): readonly HTMLElement[] {
  const cards = answered.cards as { readonly items: readonly Card[] } | null;
  const head = answered.head as { readonly item: HeadView | null } | null;
  if (!cards || !head) return [];
  const tongue = language === 'en' ? 'en' : 'th';
  const waiting = cards.items.filter(({ COUNT }) => COUNT > 0);
  const parts = [made('p', 's-muted', todayOf(tongue)), waitingPart(waiting, tongue)];
  // Where nothing waits, the application says so, and that moves what is below.
  if (head.item && waiting.length > 0) parts.push(headPart(head.item, tongue));
  return parts;
}

function todayOf(tongue: Tongue): string {
  const locale = tongue === 'en' ? 'en-GB' : 'th-TH-u-ca-buddhist';
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const today = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Bangkok' });
  // The name of the era is left out, as everywhere.
  const parts = today.formatToParts().filter(({ type }) => type in style);
  // A date is not broken over lines.
  const day = parts.map(({ value }) => value).join('\u00a0');
  return [keptPost(tongue), day].filter(Boolean).join(' · ');
}

function waitingPart(waiting: readonly Card[], tongue: Tongue): HTMLElement {
  const words = landingWords[tongue];
  const part = made('section', 'first-part');
  const cards = made('div', 'first-cards');
  for (const { TITLE, COUNT } of waiting) {
    const card = made('div', 'first-card');
    const count = made('span', 'first-card-count', COUNT.toLocaleString('en'));
    const due = made('span', 'first-card-due');
    due.append(made('span', 'first-state'));
    card.append(made('span', 'first-card-title', TITLE), count, due);
    cards.append(card);
  }
  part.append(headOf('first-part-head', words.waiting, words.all), cards);
  return part;
}

function headPart({ late, urgent }: HeadView, tongue: Tongue): HTMLElement {
  const words = landingWords[tongue];
  const view = made('div', 'first-head');
  const panel = made('section', 'first-panel');
  const rows = made('div', 'first-head-rows');
  for (const { title, stateTerm, principals, dueDate } of urgent) {
    const facts = made('div', 'first-facts');
    facts.append(made('span', '', stateTerm[tongue]));
    if (principals.length > 0) facts.append(made('span', '', principals.join(', ')));
    // How near the day is, whose words come with the application.
    if (dueDate !== null) facts.append(made('span', 'first-state'));
    const row = made('div', 'first-head-row');
    row.append(made('div', 'first-subject', title), facts);
    rows.append(row);
  }
  const lateOnes = words.late.replace('{count}', String(late));
  panel.append(headOf('first-panel-head', words.urgent, lateOnes), rows);
  view.append(panel);
  return view;
}

function headOf(className: string, title: string, link: string): HTMLElement {
  const head = made('div', className);
  head.append(made('h2', '', title), made('span', 's-link', link));
  return head;
}
