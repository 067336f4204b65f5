import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from 'redux';

/**
 * The state of the whole app. Every slice adds itself beside its source:
 * `declare module '…/shared/state/rootState.ts' { interface RootState { auth: AuthState } }`.
 * `app/store.ts` proves at compile time that the store has exactly these parts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export type AppStore = Store<RootState, UnknownAction> & { dispatch: AppDispatch };
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
