import { combineSlices } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { authSlice } from './auth.slice.ts';

/** Remotes add their slices with `rootReducer.inject(slice)`. */
export const rootReducer = combineSlices(authSlice, api);

export type RootState = ReturnType<typeof rootReducer>;
