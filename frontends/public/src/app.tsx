import './locales/texts.ts';
import { PublicRoutes } from './routes.tsx';

export default PublicRoutes;
