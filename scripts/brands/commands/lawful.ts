import { relative } from 'node:path';
import type { Command } from 'commander';
import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { type DatedRule, isAnnounced, isInForce } from '../../../src/shared/brand/datedRules.ts';
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

const marks = { kept: '✓', broken: '✗', tested: '✓', off: '–' };
// Of rules with a dated switch.
const uncertain = '; uncertain: counsel must confirm';

interface Verdict extends Pick<LawfulRule, 'id' | 'sentence' | 'source' | 'grade' | 'tests'> {
  // `tested` is not decided by the build; the named tests of the product hold it. `off`: its switch says not yet.
  status: keyof typeof marks;
  // Positions of what breaks the rule.
  details: string[];
  // Of a rule with a dated switch: how the brand record sets it.
  switch?: string;
}

function judge(
  { isAbout, id, sentence, source, grade, tests, switchedBy }: LawfulRule,
  problems: readonly Problem[],
  brand: BrandSettings,
): Verdict {
  const setting = switchedBy && { switch: switchText(switchedBy, brand) };
  const rule = { id, sentence, source, grade, tests, ...setting };
  if (switchedBy && !isAnnounced(switchedBy) && !isInForce(switchedBy, brand, new Date()))
    return { ...rule, status: 'off', details: [] };
  if (!isAbout) return { ...rule, status: 'tested', details: [] };
  const details = problems
    .filter(isAbout)
    .map(
      ({ file, line, column, message }) => `${relative(process.cwd(), file)}:${line}:${column}: ${message}`,
    );
  return { ...rule, status: details.length > 0 ? 'broken' : 'kept', details };
}

function switchText(rule: DatedRule, { rules }: BrandSettings): string {
  const from = rules[rule];
  const held = from === undefined && !isAnnounced(rule) ? 'no day is set, the rule holds' : 'no day is set';
  return `rules.${rule}, ${from === null ? 'off' : from === undefined ? held : `from ${from}`}`;
}

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
    checkBrandId(id, ids);
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
