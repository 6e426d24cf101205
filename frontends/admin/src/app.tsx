import './locales/texts.ts';
import { AdminRoutes } from './routes.tsx';

/** What the shell loads for /admin: the back office. */
export default AdminRoutes;
