// What a text consists of and how it looks, for modules that show texts with something over them. Load it lazily.
import '../styles/editor.css';

export { extensions } from './extensions.ts';
