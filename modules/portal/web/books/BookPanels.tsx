import { useDeployment } from '../deployment/use-deployment.ts';
import { shownBooks } from './book-panels.ts';
import { BookPanel } from './BookPanel.tsx';
import { useBooksLive } from './use-books-live.ts';
import './books.css';

/** What is published to everybody, a panel for each book. */
export function BookPanels() {
  const books = shownBooks(useDeployment()?.flags);
  useBooksLive();
  return (
    <div className="book-panels">
      {books.map((book) => (
        <BookPanel key={book} book={book} />
      ))}
    </div>
  );
}
