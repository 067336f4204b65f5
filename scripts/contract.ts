import { InvalidArgumentError } from 'commander';
import { UsageError } from './cli/cliErrors.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { writeNamedFile } from './cli/writeNamedFile.ts';
import { type CheckedCall, checkOperator } from './contract/checkOperator.ts';
import { namedSchemas } from './contract/namedSchemas.ts';
import { openApi } from './contract/openApi.ts';

interface Options {
  url?: string;
  email?: string;
  password?: string;
  tagKey?: string;
  timeout: number;
  openapi?: string;
}

async function run({ url, email, password, tagKey, timeout, openapi }: Options): Promise<void> {
  if (openapi) {
    const document = openApi(await namedSchemas());
    return writeNamedFile('--openapi', openapi, `${JSON.stringify(document, null, 2)}\n`);
  }
  if (!url) throw new UsageError('Say which API to check: --url URL (or --openapi FILE).');
  if ((email === undefined) !== (password === undefined))
    throw new UsageError('--email and --password go together.');
  const credentials = email !== undefined && password !== undefined ? { email, password } : undefined;
  let bad = 0;
  let total = 0;
  for await (const checked of checkOperator({ url, credentials, tagKey, timeoutMs: timeout })) {
    total += 1;
    if (checked.problems.length > 0) bad += 1;
    process.stdout.write(report(checked));
  }
  process.stdout.write(`${total - bad} of ${total} calls keep the contract\n`);
  if (bad > 0) process.exitCode = 1;
}

function report({ method, path, problems, notOffered }: CheckedCall): string {
  if (notOffered) return `absent   ${method} ${path} (this operator does not offer ${notOffered})\n`;
  const lines = problems.map(
    (problem) => `           ${problem.path}: expected ${problem.expected}, found ${problem.found}\n`,
  );
  return `${problems.length === 0 ? 'ok      ' : 'problem '} ${method} ${path}\n${lines.join('')}`;
}

function httpUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('An http or https URL, such as http://api.default.localhost:4000.');
}

function milliseconds(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new InvalidArgumentError('A whole number of milliseconds above 0.');
}

await runCommand(
  newCommand(
    'npm run contract --',
    'Checks an operator API against the contract. Only calls that read are sent; with an account, a login and its reading calls too.',
  )
    .option('--url <url>', 'origin of the API', httpUrl)
    .option('--email <email>', 'an account to log in with')
    .option('--password <password>', 'its password')
    .option('--tag-key <key>', 'key of the pixel list')
    .option('--timeout <ms>', 'how long a response may take', milliseconds, 10_000)
    .option('--openapi <file>', 'write the contract as an OpenAPI document instead')
    .action(run),
);
