import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { startKeepingMenu } from './keepMenu.ts';

/** Every listener of the app is started here, by name. */
export function createListeners(services: Services) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  startKeepingMenu(startListening);
  return listeners;
}
