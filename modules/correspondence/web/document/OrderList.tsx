import { useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { ordersOf } from './orders.ts';

/** The orders so far, the newest first. */
export function OrderList({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const orders = ordersOf(detail);
  if (orders.length === 0) return null;
  return (
    <section className="doc-orders" aria-label={say('document.orders')}>
      <h3>{say('document.orders')}</h3>
      {orders.map((order) => (
        <blockquote key={order.id}>
          {order.detail.map((line) => (
            <p key={`${line.label.th}/${line.value}`}>
              <span className="s-muted">{term(line.label)}:</span> {line.value}
            </p>
          ))}
          {order.note && <p>{order.note}</p>}
          <footer className="s-small s-muted">
            {order.actorName} · {order.actorPost} · {formatMoment(order.at, language)}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
