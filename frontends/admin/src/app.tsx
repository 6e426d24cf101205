import './locales/texts.ts';
import { AdminRoutes } from './routes.tsx';

/** Entry point of the back office, which the shell loads for `/admin`. */
export default AdminRoutes;
