// For the first setup, which shows emblem and colours among its steps.
import './configuration.css';

export { useConfiguration } from './configuration.client.ts';
export { EmblemCard } from './EmblemCard.tsx';
export { SectionCard } from './SectionCard.tsx';
