// Lists, search and the editor compare alike.
export { foldForSearch } from '@sarn/kernel';
