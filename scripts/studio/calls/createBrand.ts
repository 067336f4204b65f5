import { isCnpj } from '../../../src/shared/brand/cnpj.ts';
import { refuseId, refuseLayout } from '../../brands/add/checkOptions.ts';
import { addBrand } from '../../brands/add/writeBrand.ts';
import type { PlainObject } from '../../brands/config/json/plainObject.ts';
import { readConfig, takesEntries } from '../../brands/config/readConfig.ts';
import { ChangedMeanwhile, readSnapshot } from '../../brands/edit/saveFile.ts';
import { slugOf } from '../../brands/slugOf.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import { StudioRefusal, safeConfig, safeFile } from '../draft/packagePaths.ts';
import { makePicture } from '../pictures/takePicture.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';
import { reasonSeparator } from '../studioModels.ts';
import { paletteColor } from './palette.ts';

type NewBrand = StudioInput<'create'>;

const idsOf = (project: StudioProject): string[] =>
  readConfig(project.configFile).entries.flatMap(({ id }) => id ?? []);

/** Says why an id or a company's document cannot be used, and proposes an id for a name. */
export function checkNew(
  project: StudioProject,
  { name, id, document }: StudioInput<'checkNew'>,
): StudioOutput<'checkNew'> {
  return {
    proposedId: name === undefined ? null : (slugOf(name) ?? null),
    id: id === undefined ? null : (refuseId(id, idsOf(project)) ?? null),
    document:
      document === undefined || isCnpj(document) ? null : `"${document}" is no CNPJ: its check digits differ`,
  };
}

// The hosts that usually lie beside a brand's own.
function hostFields(origin: string): PlainObject {
  const url = URL.parse(origin);
  if (!url) throw new StudioRefusal(`"${origin}" is no address such as https://aurora.bet.br`);
  const at = (name: string): string => `${url.protocol}//${name}.${url.host}`;
  return {
    origin,
    api: { origin: at('api'), hosts: [`api.${url.hostname}`] },
    cdn: `${at('cdn')}/imagens`,
  };
}

function fieldsOf({ origin, domains, jurisdiction }: NewBrand): PlainObject {
  if (origin !== null) return { jurisdiction, ...hostFields(origin), domains };
  return domains.length > 0 ? { jurisdiction, domains } : { jurisdiction };
}

function fontTokens({ fonts }: NewBrand): Record<string, string> {
  const entries = Object.entries(fonts).flatMap(([name, family]) =>
    family === null ? [] : [[`font.${name}`, `${family}, system-ui, sans-serif`] as const],
  );
  return Object.fromEntries(entries);
}

// The error pages show the same drawing.
async function logoPictures({ palette }: NewBrand): Promise<Record<string, Uint8Array>> {
  if (palette?.kind !== 'logo') return {};
  const bytes = Buffer.from(palette.file.content, 'base64');
  const [logo, logoError] = await Promise.all([
    makePicture(bytes, 'logo', false),
    makePicture(bytes, 'logoError', false),
  ]);
  return { 'logo.svg': logo.content, 'logo-error.svg': logoError.content };
}

function refuseNew(request: NewBrand, project: StudioProject): void {
  const ids = idsOf(project);
  const reasons = [
    refuseId(request.id, ids),
    request.layout === null ? undefined : refuseLayout(request.layout),
    request.name.trim() === '' ? 'the name is empty' : undefined,
    request.from !== null && !ids.includes(request.from)
      ? `there is no brand "${request.from}" to start from`
      : undefined,
  ].filter((reason) => reason !== undefined);
  if (reasons.length > 0) throw new StudioRefusal(reasons.join(reasonSeparator));
}

async function add(project: StudioProject, request: NewBrand): Promise<StudioOutput<'create'>> {
  refuseNew(request, project);
  // Refuses links on the way, before anything is made.
  safeFile(project, request.id, 'theme.tokens.json');
  const snapshot = readSnapshot(safeConfig(project));
  const config = readConfig(project.configFile);
  if (snapshot.text === null || !takesEntries(config))
    throw new StudioRefusal('The configuration has errors of syntax or no list of brands: solve that first');
  const { configFile, projectRoot, processEnv } = project;
  const { problems, notes } = await addBrand(
    {
      id: request.id,
      name: request.name.trim(),
      from: request.from ?? undefined,
      layout: request.layout ?? undefined,
      company: request.company ?? undefined,
      jurisdiction: request.jurisdiction,
      fields: fieldsOf(request),
      theme: request.palette
        ? { kind: 'color', color: (await paletteColor(request.palette)).color }
        : undefined,
      tokens: fontTokens(request),
      pictures: await logoPictures(request),
    },
    {
      snapshot: { file: snapshot.file, text: snapshot.text },
      config,
      options: { configFile, projectRoot, processEnv, env: 'production' },
    },
  );
  if (problems.length === 0) return { result: 'created', brand: request.id, notes };
  return {
    result: 'refused',
    message: 'The new brand has problems; nothing was written',
    problems: problems.map((problem) => studioProblem(problem, 'error', project)),
  };
}

/** Creates a brand that passes the check, by the same steps as `brand add`. */
export function createBrand(project: StudioProject, request: NewBrand): Promise<StudioOutput<'create'>> {
  return project.exclusively(async () => {
    try {
      return await add(project, request);
    } catch (error) {
      const isRefusal =
        error instanceof StudioRefusal || error instanceof UsageError || error instanceof ChangedMeanwhile;
      if (!isRefusal) throw error;
      return { result: 'refused', message: error.message, problems: [] };
    }
  });
}
