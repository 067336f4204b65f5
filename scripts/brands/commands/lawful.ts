import { relative } from 'node:path';
import type { Command } from 'commander';
import { printProblems } from '../../cli/printProblems.ts';
import { type LawfulRule, lawfulRules } from '../law/rules.ts';
import type { Problem } from '../problem.ts';
import {
  type BrandFlags,
  checkBrandId,
  loadForCommand,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';

const marks = { kept: '✓', broken: '✗', tested: '✓' };

interface Verdict extends Pick<LawfulRule, 'id' | 'sentence' | 'source' | 'grade'> {
  // `tested` is not decided by the build; the named tests of the product hold it.
  status: keyof typeof marks;
  details: string[];
}

function judge({ decision, id, sentence, source, grade }: LawfulRule, problems: readonly Problem[]): Verdict {
  const rule = { id, sentence, source, grade };
  if (decision.by === 'tests') return { ...rule, status: 'tested', details: [...decision.tests] };
  const details = problems
    .filter(decision.isAbout)
    .map(
      ({ file, line, column, message }) => `${relative(process.cwd(), file)}:${line}:${column}: ${message}`,
    );
  return { ...rule, status: details.length > 0 ? 'broken' : 'kept', details };
}

function asText({ id, sentence, source, grade, status, details }: Verdict): string {
  const label = status === 'tested' ? 'held by' : status;
  const rest = details.length > 0 ? `: ${details.join(', ')}` : '';
  return `${marks[status]} ${id}  ${sentence}\n    ${source} [${grade}]\n    ${label}${rest}\n`;
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
    checkBrandId(id, ids);
    const own = problems.filter(({ brand }) => brand === id || brand === null);
    const brand = brands.find(({ settings }) => settings.id === id);
    printProblems(brand ? own : problems, []);
    if (!brand || own.length > 0) process.exitCode = 1;
    if (!brand) return;
    const { jurisdiction } = brand.settings;
    const verdicts = jurisdiction === 'br' ? lawfulRules.map((rule) => judge(rule, own)) : [];
    if (flags.json === true) printJson({ id, env: flags.env, jurisdiction, rules: verdicts });
    else if (jurisdiction === 'br')
      process.stdout.write(`${verdicts.map(asText).join('')}${summary(verdicts)}`);
    else process.stdout.write(`The rules do not apply to "${id}": its jurisdiction is "${jurisdiction}".\n`);
  });
}
