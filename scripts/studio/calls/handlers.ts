import { readBrand } from '../brand/readBrand.ts';
import { readProject } from '../brand/readProject.ts';
import { checkDraft } from '../draft/checkDraft.ts';
import { saveDraft } from '../draft/saveDraft.ts';
import { shippedPictures } from '../pictures/shippedPictures.ts';
import { takeFonts } from '../pictures/takeFonts.ts';
import { takePicture } from '../pictures/takePicture.ts';
import type { Handlers } from './context.ts';
import { checkNew, createBrand } from './createBrand.ts';
import { applyBrandFixes } from './fixBrand.ts';
import { proposeImport } from './importTokens.ts';
import { legalPreview } from './legalPreview.ts';
import { proposePalette } from './palette.ts';
import { preparePreview } from './preview.ts';
import { diffBrand, readShip } from './ship.ts';
import { draftTheme } from './theme.ts';

// What runs for each call of `studioCalls`.
export const handlers: Handlers = {
  project: ({ project, sites, main }) => readProject(project, sites.states, main),
  state: async ({ project, sites }) => {
    sites.refresh();
    const { ids } = await project.load('production');
    return { revision: project.revision(), sites: sites.states(ids) };
  },
  brand: async ({ project, sites }, { brand, environment }) => ({
    ...(await readBrand(project, brand, environment)),
    site: sites.states([brand])[brand] ?? { url: '', state: 'building', message: null, version: '' },
  }),
  theme: ({ project }, input) => draftTheme(project, input),
  check: async ({ project }, { brand, edits }) => ({ problems: await checkDraft(project, brand, edits) }),
  save: async ({ project, sites }, input) => {
    const outcome = await saveDraft(project, input);
    sites.refresh();
    return outcome;
  },
  checkNew: ({ project }, input) => checkNew(project, input),
  palette: (_, { source }) => proposePalette(source),
  create: async ({ project, sites }, input) => {
    const outcome = await createBrand(project, input);
    sites.refresh();
    return outcome;
  },
  importTokens: ({ project }, input) => proposeImport(project, input),
  picture: ({ project }, input) => takePicture(project, input),
  font: ({ project }, input) => takeFonts(project, input),
  shippedPictures: ({ project }, input) => shippedPictures(project, input),
  legalPreview: ({ project }, input) => legalPreview(project, input),
  diff: (context, input) => diffBrand(context, input),
  ship: (context) => readShip(context),
  fix: async ({ project, sites }, input) => {
    const outcome = await applyBrandFixes(project, input);
    sites.refresh();
    return outcome;
  },
  preview: (context, input) => preparePreview(context, input),
};
