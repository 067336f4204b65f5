import type { APIResponse, Route } from '@playwright/test';

/** Sends the request on and keeps its answer. Node, unlike browsers, does not know where `*.localhost` is. */
export function deliver(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers });
}
