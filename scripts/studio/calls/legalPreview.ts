import { join } from 'node:path';
import { readLegalText } from '../../brands/legal/legalText.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import { applyEdits } from '../draft/applyEdits.ts';
import { loadDraft } from '../draft/checkDraft.ts';
import { packageDir } from '../draft/packagePaths.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import type { StudioProblem } from '../studioModels.ts';

/** Renders a legal text with the fields of the brand, unsaved edits of its settings included. */
export async function legalPreview(
  project: StudioProject,
  { brand, slug, text, edits }: StudioInput<'legalPreview'>,
): Promise<StudioOutput<'legalPreview'>> {
  const fields = edits.filter(({ kind }) => kind === 'set-field' || kind === 'unset-field');
  const loaded =
    fields.length === 0
      ? await project.load('production')
      : await loadDraft(project, applyEdits(project, brand, fields));
  const settings = loaded.brands.find((candidate) => candidate.settings.id === brand)?.settings;
  const file = join(packageDir(project, brand), 'legal', `${slug}.md`);
  const problems: StudioProblem[] = [];
  const read = readLegalText(slug, file, text, (finding) =>
    problems.push(studioProblem({ file, brand, ...finding }, 'error', project)),
  );
  const page = settings && problems.length === 0 ? read.page(settings) : null;
  return { html: page?.html ?? null, title: page?.title ?? read.title, problems };
}
