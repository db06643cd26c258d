import { askEarly } from '@sarn/platform-web/early';
import type { EarlyAsker } from '@sarn/platform-web/early';
import { addToFirstFrame, firstLanguage, made } from './first-frame.ts';
import { firstWorkWords } from './first-titles.ts';

/** What is shown of `GET /registry/home`; the contract itself comes with the application. */
interface Home {
  readonly urgent: readonly {
    readonly title: string;
    readonly sender: string;
    readonly isUnread: boolean;
  }[];
}

/**
 * Draws what is to be done first into the first frame of the dashboard and of the landing page, as soon as it
 * is known: on a slow line that is two seconds before the application is loaded. The application takes the same
 * answers.
 */
export async function drawFirstWork(path: string, token: string): Promise<void> {
  const asker: EarlyAsker = { token, language: firstLanguage() };
  let parts: readonly HTMLElement[] = [];
  if (path === '/sarabun/dashboard')
    [parts] = await Promise.all([urgentWork(asker), areFontsHere()]);
  if (path === '/portal') [parts] = await Promise.all([landing(asker), areFontsHere()]);
  if (parts.length === 0) return;
  for (const part of parts) addToFirstFrame(part);
  await isPainted();
  // The height that the application keeps free until it draws the same.
  const height = document.querySelector<HTMLElement>('.first-work')?.offsetHeight;
  if (height) document.documentElement.style.setProperty('--first-work', `${height}px`);
}

/** In another font the lines would break elsewhere, and move all below them when the font comes. */
const areFontsHere = () =>
  Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 16px Sarabun`, 'กa')));

const isPainted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function landing(asker: EarlyAsker): Promise<readonly HTMLElement[]> {
  // The answers come while what draws them is loaded.
  const [cards, head, { landingParts }] = await Promise.all([
    askEarly('/get-todo-lists', asker, { search: '' }),
    askEarly('/registry/home/head', asker),
    import('../first-landing/first-landing.ts'),
  ]);
  return landingParts({ cards, head }, asker.language);
}

async function urgentWork(asker: EarlyAsker): Promise<readonly HTMLElement[]> {
  const home = (await askEarly('/registry/home', asker)) as Home | null;
  return home && home.urgent.length > 0
    ? [cardOf(home, asker.language === 'en' ? 'en' : 'th')]
    : [];
}

function cardOf({ urgent }: Home, tongue: 'th' | 'en'): HTMLElement {
  const words = firstWorkWords[tongue];
  const card = made('section', 'first-work');
  const head = made('h2', '', words.title.replace('{count}', String(urgent.length)));
  head.append(made('span', 'first-order', words.order));
  card.append(head);
  for (const { title, sender, isUnread } of urgent) {
    const row = made('div', isUnread ? 'first-row first-unread' : 'first-row');
    const facts = made('div', 'first-facts');
    // The speed and the state, whose words come with the application.
    facts.append(made('span', 'first-speed'), made('span', 'first-state'));
    if (sender)
      facts.append(
        made(
          'span',
          '',
          words.from.replace('{sender}', () => sender),
        ),
      );
    row.append(made('div', 'first-subject', title), facts);
    card.append(row);
  }
  return card;
}
