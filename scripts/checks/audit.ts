import * as v from 'valibot';
import { shippedPackages } from '../build/verify/shippedPackages.ts';
import { projectRoot, runTool, type ToolRun } from './runTool.ts';

interface AuditResult extends ToolRun {
  // Why nothing was checked.
  notRun?: string;
}

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
const advisorySchema = v.object({ title: v.string(), url: v.string() });
const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      name: v.string(),
      severity: v.picklist(severities),
      // Advisories, or names of the packages that the vulnerability comes from.
      via: v.array(v.union([v.string(), advisorySchema])),
      // Directories in `node_modules`.
      nodes: v.array(v.string()),
    }),
  ),
});
const refusalSchema = v.object({ statusCode: v.optional(v.number()) });

const timeoutMs = 30_000;

/**
 * Fails for any vulnerability of a shipped package and high ones of tools; passes when the registry is unreachable or
 * has no audit.
 */
export async function auditPackages(npmOptions: readonly string[] = []): Promise<AuditResult> {
  const { npm_execpath: npmScript } = process.env;
  const [command, ...script] = npmScript ? [process.execPath, npmScript] : ['npm'];
  const options = ['--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await runTool(command ?? 'npm', [...script, 'audit', ...options, ...npmOptions], {
    quiet: true,
    timeoutMs,
  });
  const response = readJson(output);
  const report = v.safeParse(reportSchema, response);
  if (report.success) return judged(report.output);
  const refusal = v.safeParse(refusalSchema, response);
  const status = refusal.success ? refusal.output.statusCode : undefined;
  const reason = status ? `the registry answers no audit (status ${status})` : 'the registry does not answer';
  return {
    code: 0,
    output: '',
    notRun: `Known vulnerabilities were not looked for: ${reason}. Run \`npm audit\` where it does.`,
  };
}

function judged({ vulnerabilities }: v.InferOutput<typeof reportSchema>): AuditResult {
  const shipped = new Set(shippedPackages(projectRoot).libraries.map(({ dir }) => dir));
  const found = Object.values(vulnerabilities).filter(
    ({ severity, nodes }) =>
      severities.indexOf(severity) >= severities.indexOf('high') || nodes.some((node) => shipped.has(node)),
  );
  const lines = found.flatMap(({ name, severity, via, nodes }) => {
    const role = nodes.some((node) => shipped.has(node)) ? 'ships' : 'tool';
    const causes = via.map((cause) =>
      typeof cause === 'string' ? `comes from ${cause}` : `${cause.title} ${cause.url}`,
    );
    return causes.map((cause) => `${name} (${severity}, ${role}): ${cause}`);
  });
  return { code: lines.length > 0 ? 1 : 0, output: lines.join('\n') };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
