import { isPlainObject } from '../../brands/config/json/plainObject.ts';
import { editJson, insertJson, jsonAt, removeJson } from '../../brands/edit/editJson.ts';
import { isVoiceName } from '../../brands/voice/readVoice.ts';
import type { Edit } from '../studioEdits.ts';
import { StudioRefusal } from './packagePaths.ts';

type VoiceEdit = Extract<Edit, { kind: 'set-voice' | 'unset-voice' }>;

/** Changes one line of a voice file; null without a file, and when no line is left. */
export function editVoice(text: string | null, edit: VoiceEdit): string | null {
  const { name } = edit;
  if (!isVoiceName(name))
    throw new StudioRefusal(`The product has no text "${name}" that a brand can replace`);
  const source = text ?? '{}\n';
  const stated = statedLines(source);
  const isStated = Object.hasOwn(stated, name);
  if (edit.kind === 'unset-voice') {
    if (!isStated) return text;
    return Object.keys(stated).length === 1 ? null : removeJson(source, [name], 0);
  }
  return isStated
    ? editJson(source, { kind: 'value', path: [name], value: edit.text })
    : insertJson(source, [name], edit.text);
}

function statedLines(source: string): object {
  try {
    const stated = jsonAt(source, []);
    if (isPlainObject(stated)) return stated;
  } catch {
    // Reported below, as any other file that is no object.
  }
  throw new StudioRefusal('voice.json is no JSON object: repair it in an editor first');
}
