import * as v from 'valibot';

export type CheckKind = 'face' | 'kyc';

export type WidgetReport =
  | { kind: 'result'; check: CheckKind; status: string }
  /** The player closed the widget from inside; of which check it was, it does not say. */
  | { kind: 'dismissed' };

const checkOf = { faceindex: 'face', facematch: 'kyc' } as const;

/** Newer widgets say `status` where older ones said `type`. The text ends up on screen, so it has an end. */
const word = v.pipe(v.string(), v.regex(/^.{1,60}$/s));
const resultSchema = v.pipe(
  v.object({ name: v.picklist(['faceindex', 'facematch']), status: v.nullish(word), type: v.nullish(word) }),
  v.transform(({ name, status, type }) => ({ check: checkOf[name], status: status ?? type })),
);
const dismissedSchema = v.object({ name: v.literal('close-modal') });

/**
 * What a `message` event says about a check. Null for everything else: other windows' messages, other events of the
 * widget, and payloads that are not what they should be.
 */
export function readWidgetMessage(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  widgetOrigin: string,
): WidgetReport | null {
  if (origin !== widgetOrigin) return null;
  if (v.is(dismissedSchema, data)) return { kind: 'dismissed' };
  const { success, output } = v.safeParse(resultSchema, data);
  if (!success || !output.status) return null;
  return { kind: 'result', check: output.check, status: output.status };
}
