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

/** Bangkok is seven hours ahead all year. */
const bangkokMs = 7 * 60 * 60_000;

/** Without `Intl`, whose first use would hold the drawing up by 15 ms, on a phone by 60. */
function todayOf(tongue: Tongue): string {
  const now = new Date(Date.now() + bangkokMs);
  const year = now.getUTCFullYear() + (tongue === 'en' ? 0 : 543);
  const month = landingWords[tongue].months[now.getUTCMonth()];
  // A date is not broken over lines.
  const day = [now.getUTCDate(), month, year].join('\u00a0');
  return [keptPost(tongue), day].filter(Boolean).join(' · ');
}

/** As the application writes numbers: 1,234. */
const counted = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');

function waitingPart(waiting: readonly Card[], tongue: Tongue): HTMLElement {
  const words = landingWords[tongue];
  const part = made('section', 'first-part');
  const cards = made('div', 'first-cards');
  for (const { TITLE, COUNT } of waiting) {
    const card = made('div', 'first-card');
    const count = made('span', 'first-card-count', counted(COUNT));
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
