import type { Command } from 'commander';
import { printProblems } from '../../cli/printProblems.ts';
import { judge, type Verdict } from '../law/judge.ts';
import { lawfulRules } from '../law/rules.ts';
import {
  type BrandFlags,
  checkLoadedBrand,
  loadForCommand,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';

const marks: Record<Verdict['status'], string> = { kept: '✓', broken: '✗', tested: '✓', off: '–' };
// Of rules with a dated switch.
const uncertain = '; uncertain: counsel must confirm';

function asText({ id, sentence, source, grade, status, details, tests, ...verdict }: Verdict): string {
  const lines = [
    `${marks[status]} ${id}  ${sentence}`,
    `    ${source} [${grade}]${verdict.switch === undefined ? '' : uncertain}`,
    ...(verdict.switch === undefined ? [] : [`    dated switch: ${verdict.switch}`]),
    ...(status === 'broken' ? [`    broken: ${details.join(', ')}`] : []),
    ...tests.map((test) => `    held by: ${test}`),
  ];
  return `${lines.join('\n')}\n`;
}

function summary(verdicts: readonly Verdict[]): string {
  const counts = Object.keys(marks).map(
    (status) => `${verdicts.filter((verdict) => verdict.status === status).length} ${status}`,
  );
  return `${counts.join(', ')}\n`;
}

export function addLawfulCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program
        .command('lawful <id>')
        .description('Prints each rule of Brazilian law with its source, and whether the brand keeps it.'),
    ),
  ).action(async (id: string, flags: BrandFlags) => {
    const { ids, brands, problems } = await loadForCommand(flags);
    checkLoadedBrand(id, { ids, problems });
    const own = problems.filter(({ brand }) => brand === id || brand === null);
    const brand = brands.find(({ settings }) => settings.id === id);
    printProblems(brand ? own : problems, []);
    if (!brand || own.length > 0) process.exitCode = 1;
    if (!brand) return;
    const { jurisdiction } = brand.settings;
    const verdicts = jurisdiction === 'br' ? lawfulRules.map((rule) => judge(rule, own, brand.settings)) : [];
    if (flags.json === true) printJson({ id, env: flags.env, jurisdiction, rules: verdicts });
    else if (jurisdiction === 'br')
      process.stdout.write(`${verdicts.map(asText).join('')}${summary(verdicts)}`);
    else process.stdout.write(`The rules do not apply to "${id}": its jurisdiction is "${jurisdiction}".\n`);
  });
}
