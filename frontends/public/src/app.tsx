import './locales/texts.ts';
import { PublicRoutes } from './routes.tsx';

/** What the shell loads: every visitor screen. */
export default PublicRoutes;
