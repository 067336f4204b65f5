import { type Figure, figureTable, isMet } from '../tests/bench/figure.ts';
import { contentFigures } from '../tests/bench/figures/contentFigures.ts';
import { fleetFigures } from '../tests/bench/figures/fleetFigures.ts';
import { javascriptFigures } from '../tests/bench/figures/javascriptFigures.ts';
import { lighthouseFigures } from '../tests/bench/figures/lighthouseFigures.ts';
import { loadFigures } from '../tests/bench/figures/loadFigures.ts';
import { loopFigures } from '../tests/bench/figures/loopFigures.ts';
import { paintFigures } from '../tests/bench/figures/paintFigures.ts';
import { playFigures } from '../tests/bench/figures/playFigures.ts';
import { restampFigures } from '../tests/bench/figures/restampFigures.ts';
import { updateFigures } from '../tests/bench/figures/updateFigures.ts';
import { type ServedSites, serveSites } from '../tests/bench/servedSite.ts';
import { openWorkshop, type Workshop } from '../tests/bench/workshop.ts';
import { didYouMean } from './brands/nearestWord.ts';
import { UsageError } from './cli/cliErrors.ts';
import { jsonAlone, newCommand, runCommand } from './cli/command.ts';

type Measure =
  | { building(workshop: Workshop): Promise<Figure[]> }
  | { served(sites: ServedSites): Promise<Figure[]> };

// In execution order: the first build of the copy is the one that `loop` measures.
const measures: Record<string, { what: string } & Measure> = {
  loop: { what: 'the own brands against a loop of plain builds', building: loopFigures },
  fleet: { what: 'a thousand brands without any cache: time and memory', building: fleetFigures },
  restamp: { what: 'new content on a large site, per hundred pages', building: restampFigures },
  update: { what: 'what an edit makes a returning visitor fetch', building: updateFigures },
  javascript: { what: 'first-load JavaScript of home', served: javascriptFigures },
  load: { what: 'the cold start of home and lobby on a slow phone, beside its peers', served: loadFigures },
  paint: { what: 'largest paint and layout shift of home', served: paintFigures },
  play: {
    what: 'how soon the lobby answers, frames of the games, pushed events, changes of page',
    served: playFigures,
  },
  lighthouse: { what: 'the scores of Lighthouse on a phone, six kinds of page', served: lighthouseFigures },
  content: { what: "pages with an operator's content: stamping, weight, Lighthouse", served: contentFigures },
};

function chosenNames(wanted: readonly string[] | undefined): string[] {
  const names = Object.keys(measures);
  const unknown = wanted?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, names);
    throw new UsageError(`There is no measurement "${unknown}"; there are: ${names.join(', ')}.${hint}`);
  }
  return names.filter((name) => wanted?.includes(name) ?? true);
}

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function bench({ only, json }: { only?: string[]; json?: boolean }): Promise<void> {
  const names = chosenNames(only);
  const figures: Figure[] = [];
  let unmeasured = 0;
  const workshop = openWorkshop();
  let sites: ServedSites | undefined;
  try {
    for (const name of names) {
      const measure = measures[name];
      if (!measure) continue;
      log(`Measuring ${name}: ${measure.what}…`);
      try {
        if ('building' in measure) figures.push(...(await measure.building(workshop)));
        else {
          sites ??= await serveSites();
          figures.push(...(await measure.served(sites)));
        }
      } catch (error) {
        // Other measurements are still shown.
        unmeasured += 1;
        log(
          `${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
        );
      }
    }
  } finally {
    await sites?.close();
    workshop.close();
  }
  const missed = figures.filter((figure) => !isMet(figure));
  if (json) {
    const rows = figures.map((figure) => ({ ...figure, ok: isMet(figure) }));
    process.stdout.write(`${JSON.stringify({ figures: rows }, null, 1)}\n`);
  } else {
    process.stdout.write(`\n${figureTable(figures)}\n`);
  }
  const certain = missed.filter(({ noisy }) => !noisy).length;
  log(`\n${figures.length} figures, ${missed.length} missed, ${certain} of these not by noise.`);
  process.exitCode = certain > 0 || unmeasured > 0 ? 1 : 0;
}

const list = Object.entries(measures).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`);

await runCommand(
  newCommand(
    'npm run bench --',
    'Measures what Bandeira promises and says which promises are kept. Takes some half an hour; a quiet machine is fairest.',
  )
    .option('--only <names...>', 'only these measurements')
    .option('--json', `the figures as JSON on stdout, ${jsonAlone}`)
    .addHelpText('after', `\nMeasurements:\n${list.join('\n')}`)
    .action(bench),
);
