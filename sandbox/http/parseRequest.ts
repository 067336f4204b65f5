import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldRefusal, Refusal } from '../operations/refusal.ts';
import { isPlainJson } from './inputs.ts';

/** Parses a JSON body, or a form-encoded one as Pusher clients send it. */
export async function parseBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  return parse(schema, await readBody(context));
}

export function parseQuery<S extends v.GenericSchema>(context: Context, schema: S): v.InferOutput<S> {
  return parse(schema, context.req.query());
}

async function readBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  const type = context.req.header('content-type') ?? '';
  if (type.includes('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { success: false, message: 'O corpo da requisição não é um JSON válido.' });
  }
}

function parse<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  if (!isPlainJson(value)) throw fieldRefusal({ body: ['Valor inválido.'] });
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors: Record<string, string[]> = {};
  for (const issue of result.issues) {
    const key = v.getDotPath(issue) ?? 'body';
    errors[key] = [...(errors[key] ?? []), 'Valor inválido.'];
  }
  throw fieldRefusal(errors);
}
