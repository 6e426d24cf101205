import './styles.css';
import { start } from './bootstrap.tsx';

void start();
