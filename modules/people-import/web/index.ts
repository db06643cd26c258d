// For the first setup, which shows the import among its steps.
import './import.css';

export { ImportList } from './ImportList.tsx';
export { ImportRun } from './ImportRun.tsx';
