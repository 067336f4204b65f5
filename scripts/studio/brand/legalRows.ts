import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { mandatoryPages } from '../../brands/legal/mandatoryPages.ts';
import { readLegal } from '../../brands/legal/readLegal.ts';
import type { StudioProject } from '../project.ts';
import type { StudioOutput } from '../studioApi.ts';

type LegalRow = StudioOutput<'brand'>['legal'][number];

/** Lists the legal pages that a brand serves: its own, and those of the product where it has none. */
export function legalRows(
  project: StudioProject,
  packageDir: string,
  settings: BrandSettings | undefined,
): LegalRow[] {
  const dirs = [packageDir, join(project.dir, 'brands/default'), join(project.projectRoot, 'brands/default')];
  const mandatory = settings ? mandatoryPages(settings) : [];
  const rows = new Map<string, LegalRow>();
  for (const dir of new Set(dirs)) {
    if (!existsSync(dir)) continue;
    for (const text of readLegal(dir, null, []).texts) {
      const isOfOthers = text.jurisdiction !== undefined && text.jurisdiction !== settings?.jurisdiction;
      if (rows.has(text.slug) || isOfOthers) continue;
      const page = settings ? text.page(settings) : null;
      rows.set(text.slug, {
        slug: text.slug,
        title: page?.title ?? text.title,
        updated: text.updated,
        origin: dir === packageDir ? 'own' : 'inherited',
        file: project.shortPath(text.file),
        text: readFileSync(text.file, 'utf8'),
        html: page?.html ?? null,
        mandatory: mandatory.includes(text.slug),
      });
    }
  }
  return [...rows.values()].sort((a, b) => Number(a.slug > b.slug) - Number(a.slug < b.slug));
}
