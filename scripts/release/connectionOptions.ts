import { readFileSync, statSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import { InputError, UsageError } from '../cli/cliErrors.ts';
import type { SiteConnection } from './siteClient.ts';

export interface ConnectionFlags {
  connect?: string;
  ca?: string;
}

export function addConnectionOptions(command: Command): Command {
  return command
    .option(
      '--connect <host:port>',
      "connect there in place of the URL's host, for a site before its DNS entry",
      parseConnect,
    )
    .option('--ca <file>', 'certificate of an authority that this system does not know');
}

// An empty value comes from an unset variable and would ask the public site.
function parseConnect(value: string): string {
  const parsed = URL.parse(`http://${value}`);
  if (value === '' || parsed === null || parsed.href !== `http://${parsed.host}/` || /[/\\?#]/.test(value))
    throw new InvalidArgumentError('it is a host and a port, such as 203.0.113.7:443.');
  return value;
}

export function readConnection({ connect, ca }: ConnectionFlags): SiteConnection {
  return { connect, ca: ca === undefined ? undefined : readCertificate(ca) };
}

function readCertificate(file: string): Buffer {
  const kind = statSync(file, { throwIfNoEntry: false });
  if (!kind) throw new UsageError(`--ca "${file}": there is no such file.`);
  if (kind.isDirectory()) throw new UsageError(`--ca ${file} is a folder: name the certificate in it.`);
  try {
    return readFileSync(file);
  } catch (error) {
    throw new InputError(`--ca ${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
