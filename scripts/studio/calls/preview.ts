import { StudioRefusal } from '../draft/packagePaths.ts';
import { previewCookies, setDataState } from '../sites/previewSession.ts';
import { bridgePath } from '../sites/siteServer.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import type { StudioContext } from './context.ts';

/** Prepares the operator for a frame, and returns the URL that logs its player in and shows the page. */
export async function preparePreview(
  { sites, tickets, sandbox, showEmptyLists }: StudioContext,
  { brand, path, player, data }: StudioInput<'preview'>,
): Promise<StudioOutput<'preview'>> {
  const resolved = sites.find(brand);
  if (!resolved) throw new StudioRefusal(`"${brand}" has no site yet: solve its problems first`);
  const { settings } = resolved;
  const { origin } = settings;
  if (!path.startsWith('/') || URL.parse(path, origin)?.origin !== origin)
    throw new StudioRefusal(`"${path}" is no path of the site`);
  const operator = await sandbox();
  operator.control.clearCallErrors(brand);
  const cookies = await previewCookies(operator, settings, player);
  setDataState(operator, brand, data);
  showEmptyLists(brand, data === 'empty');
  const ticket = tickets.add({ brand, cookies, path });
  return { url: `${origin}${bridgePath}enter?ticket=${ticket}` };
}
