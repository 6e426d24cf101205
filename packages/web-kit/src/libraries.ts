/** Exports of shared libraries for remotes. Each one enlarges every visitor's download. */
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
