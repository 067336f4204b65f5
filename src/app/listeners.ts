import { createListenerMiddleware } from '@reduxjs/toolkit';
import { startHidingAlerts } from '../features/alerts/alertsListeners.ts';
import { startOfferingFirstDeposit } from '../features/deposit/depositListeners.ts';
import { startKeepingFavoriteWish } from '../features/lobby/favoriteWish.ts';
import {
  startEndingLostSessions,
  startForgettingAnswers,
  startLoggingOut,
} from '../features/session/sessionListeners.ts';
import { startCancellingUnwanted } from '../shared/http/cancelUnwanted.ts';
import type { AppDispatch, RootState } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { startKeepingMenu } from './keepMenu.ts';
import { startFetchingLateParts } from './latePart.ts';
import { startFetchingPlayerPart } from './playerPart.ts';
import { startScrollingToTop } from './scrollToTop.ts';

/** Every listener of the app is started here, by name. */
export function createListeners(services: Services) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  startKeepingMenu(startListening);
  startCancellingUnwanted(startListening);
  startHidingAlerts(startListening);
  startLoggingOut(startListening);
  startEndingLostSessions(startListening);
  startForgettingAnswers(startListening);
  startOfferingFirstDeposit(startListening);
  startKeepingFavoriteWish(startListening);
  startScrollingToTop(startListening);
  startFetchingPlayerPart(startListening);
  startFetchingLateParts(startListening);
  return listeners;
}
