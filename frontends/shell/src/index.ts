import './styles.css';
import { start } from './bootstrap.tsx';

// A task of its own: a slow phone answers between reading the code and starting it.
setTimeout(() => void start());
