/** The parts of the shared libraries that remotes may use. One name more here is bytes for every visitor. */
export { createSlice } from '@reduxjs/toolkit';
export {
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
