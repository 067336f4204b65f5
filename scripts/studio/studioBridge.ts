import * as v from 'valibot';

// Messages from the studio to the brand's site in a frame, and its answers. Both check `event.origin`.
export const bridgeMessageSchema = v.variant('type', [
  // Replaces all properties set before; an empty record restores the saved theme.
  v.object({ type: v.literal('studio:properties'), properties: v.record(v.string(), v.string()) }),
  // The brand's own fonts, saved or not. The site itself ships those that its saved theme names.
  v.object({
    type: v.literal('studio:fonts'),
    fonts: v.array(v.object({ family: v.string(), weights: v.string(), content: v.string() })),
  }),
  v.object({ type: v.literal('studio:voice'), texts: v.record(v.string(), v.string()) }),
]);
export type BridgeMessage = v.InferOutput<typeof bridgeMessageSchema>;

export const bridgeReplySchema = v.variant('type', [
  // The page listens; send the current properties.
  v.object({ type: v.literal('studio:ready'), path: v.string() }),
  v.object({ type: v.literal('studio:applied') }),
  // The player went to another page of the site.
  v.object({ type: v.literal('studio:path'), path: v.string() }),
]);
