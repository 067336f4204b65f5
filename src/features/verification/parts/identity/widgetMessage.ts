import * as v from 'valibot';

export type CheckKind = 'face' | 'kyc';

export type WidgetReport =
  | { kind: 'result'; check: CheckKind; status: string }
  // The player closed the widget, which does not name the check.
  | { kind: 'dismissed' };

const checkOf = { faceindex: 'face', facematch: 'kyc' } as const;

// Newer widgets send `status`, older ones `type`; limited, because the text is displayed.
const word = v.pipe(v.string(), v.regex(/^.{1,60}$/s));
const resultSchema = v.pipe(
  v.object({ name: v.picklist(['faceindex', 'facematch']), status: v.nullish(word), type: v.nullish(word) }),
  v.transform(({ name, status, type }) => ({ check: checkOf[name], status: status ?? type })),
);
const dismissedSchema = v.object({ name: v.literal('close-modal') });

/** Parses a widget message; null for other origins, other events and invalid payloads. */
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
