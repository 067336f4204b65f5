import type { Sandbox } from '../../../sandbox/createSandbox.ts';
import type { StudioProject } from '../project.ts';
import type { PreviewTickets } from '../sites/previewTickets.ts';
import type { SiteBuilder } from '../sites/siteBuilder.ts';
import type { StudioCall, StudioInput, StudioOutput } from '../studioApi.ts';
import type { MainBranch } from './mainBranch.ts';

export interface StudioContext {
  project: StudioProject;
  sites: SiteBuilder;
  main: MainBranch;
  tickets: PreviewTickets;
  // Resolves once the operator runs.
  sandbox(): Promise<Sandbox>;
  // Marks a brand whose lists are empty.
  showEmptyLists(brand: string, isEmpty: boolean): void;
}

export type Handlers = {
  [C in StudioCall]: (
    context: StudioContext,
    input: StudioInput<C>,
  ) => Promise<StudioOutput<C>> | StudioOutput<C>;
};
