import { isPlainObject } from '../../brands/config/json/plainObject.ts';
import { importTokens, proposeMap, proposeMode } from '../../brands/import/importTokens.ts';
import { mapFilePath, readMapFile, type TokenMap } from '../../brands/import/mapFile.ts';
import { parseSource } from '../../brands/import/readSource.ts';
import type { TokenSource } from '../../brands/import/sourceTokens.ts';
import type { Problem } from '../../brands/problem.ts';
import { decodeText } from '../../brands/textFile.ts';
import { statedTokens } from '../../brands/theme/tokenTypes.ts';
import { studioProblem } from '../brand/studioProblem.ts';
import { draftTokens } from '../draft/draftTokens.ts';
import type { StudioProject } from '../project.ts';
import type { StudioInput, StudioOutput } from '../studioApi.ts';

function valueText(value: unknown): string | null {
  if (value === undefined) return null;
  return isPlainObject(value) && typeof value.hex === 'string' ? value.hex : JSON.stringify(value);
}

// The mapping of the request, else the kept one, else a proposal by name and value.
function chosenMap(
  source: TokenSource,
  theme: string,
  dir: string,
  { mode, tokens }: StudioInput<'importTokens'>,
): { map: TokenMap; known: boolean } {
  const kept = readMapFile(mapFilePath(dir), source);
  const isUsable = kept?.map !== undefined && kept.problems.length === 0;
  const wanted = mode === undefined ? (isUsable ? kept.map?.mode : undefined) : mode;
  const chosen = wanted === undefined ? proposeMode(source, theme) : wanted;
  if (tokens) return { map: { mode: chosen, tokens }, known: false };
  if (isUsable && kept.map && kept.map.mode === chosen) return { map: kept.map, known: true };
  return { map: proposeMap(source, theme, chosen), known: false };
}

/** Reads an export of a design tool and proposes which token of it goes where; writes nothing. */
export function proposeImport(
  project: StudioProject,
  request: StudioInput<'importTokens'>,
): StudioOutput<'importTokens'> {
  const { brand, file, edits } = request;
  const refused = (problems: readonly Problem[]): StudioOutput<'importTokens'> => ({
    proposal: null,
    problems: problems.map((problem) => ({
      ...studioProblem(problem, 'error', project),
      file: file.name,
      control: null,
      fix: null,
    })),
  });
  const { dir, text: theme } = draftTokens(project, brand, edits);
  const { source, problems } = parseSource(file.name, decodeText(Buffer.from(file.content, 'base64')));
  if (problems.length > 0) return refused(problems);
  const { map, known } = chosenMap(source, theme, dir, request);
  const { changes, problems: ofTokens } = importTokens(source, map, theme);
  if (ofTokens.length > 0) return refused(ofTokens);
  return {
    problems: [],
    proposal: {
      format: source.format,
      modes: source.modes,
      mode: map.mode,
      tokens: map.tokens,
      available: [...source.tokensOf(map.mode ?? undefined).keys()],
      changes: changes.map(({ token, from, before, after }) => ({
        token,
        from,
        before: valueText(before),
        after: valueText(after),
      })),
      unmapped: statedTokens.filter((token) => token.startsWith('color.') && !(token in map.tokens)),
      known,
      edits: [
        ...changes.map(({ token, after }) => ({ kind: 'set-token' as const, token, value: after })),
        { kind: 'set-token-map', mode: map.mode, tokens: map.tokens },
      ],
    },
  };
}
