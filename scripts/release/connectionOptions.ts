import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { InputError } from '../cli/cliErrors.ts';
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
    )
    .option('--ca <file>', 'certificate of an authority that this system does not know');
}

export function readConnection({ connect, ca }: ConnectionFlags): SiteConnection {
  if (ca !== undefined && !existsSync(ca)) throw new InputError(`There is no file ${ca}.`);
  return { connect: connect || undefined, ca: ca ? readFileSync(ca) : undefined };
}
