import * as v from 'valibot';

export const ipSchema = v.object({ userIP: v.pipe(v.string(), v.nonEmpty()) });
export type IpAnswer = v.InferOutput<typeof ipSchema>;
