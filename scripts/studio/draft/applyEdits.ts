import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readConfig } from '../../brands/config/readConfig.ts';
import { setToken, TokenEditError, unsetToken } from '../../brands/edit/editTokens.ts';
import { familyOf, fontDirFiles, fontsDir } from '../../brands/fonts/ownFontFiles.ts';
import { printMap } from '../../brands/import/mapFile.ts';
import { voiceFileName } from '../../brands/voice/readVoice.ts';
import type { StudioProject } from '../project.ts';
import type { Edit, PictureKind } from '../studioEdits.ts';
import { editField } from './configEdits.ts';
import { editVoice } from './editVoice.ts';
import { packageDir, StudioRefusal, safeConfig, safeFile } from './packagePaths.ts';

// The files of a brand with unsaved edits.
export interface Draft {
  brand: string;
  // Text of the configuration.
  config: string;
  // Changed files of the package, by name; null for a file to remove.
  files: Record<string, Uint8Array | null>;
  // Edits that cannot be applied, with the reason.
  refused: { edit: Edit; message: string }[];
}

const themeName = 'theme.tokens.json';

const pictureNames: Record<PictureKind, Record<'svg' | 'png', string | null>> = {
  logo: { svg: 'logo.svg', png: null },
  logoError: { svg: 'logo-error.svg', png: null },
  favicon: { svg: 'favicon.svg', png: null },
  share: { svg: 'share.svg', png: 'share.png' },
};

/** Reads a brand's files and applies unsaved edits to their texts; writes nothing. */
export function applyEdits(project: StudioProject, brand: string, edits: readonly Edit[]): Draft {
  const entry = readConfig(project.configFile).entries.find(({ id }) => id === brand);
  if (!entry) throw new StudioRefusal(`There is no brand "${brand}"`);
  const dir = packageDir(project, brand);
  const draft: Draft = {
    brand,
    config: readFileSync(safeConfig(project), 'utf8'),
    files: {},
    refused: [],
  };

  function current(name: string): string | null {
    const changed = draft.files[name];
    if (changed !== undefined) return changed && Buffer.from(changed).toString('utf8');
    const file = safeFile(project, brand, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }

  function change(name: string, content: Uint8Array | string | null): void {
    const file = safeFile(project, brand, name);
    if (content === null && !existsSync(file)) delete draft.files[name];
    else draft.files[name] = typeof content === 'string' ? Buffer.from(content) : content;
  }

  function editTheme(edit: (text: string) => string): void {
    const text = current(themeName);
    if (text === null) throw new StudioRefusal(`${relative(project.dir, dir)} holds no ${themeName}`);
    change(themeName, edit(text));
  }

  function setPicture({ picture, format, content }: Extract<Edit, { kind: 'set-picture' }>): void {
    const names = pictureNames[picture];
    const name = names[format];
    if (name === null) throw new StudioRefusal(`${basename(names.svg ?? '')} is an SVG picture`);
    for (const other of Object.values(names)) if (other !== null && other !== name) change(other, null);
    change(name, Buffer.from(content, 'base64'));
  }

  const licenseName = (file: string): string => join(fontsDir, `${familyOf(file)}.txt`);

  // The license goes with the last file of its family.
  function removeFont(file: string): void {
    change(join(fontsDir, file), null);
    const isThere = (name: string): boolean => draft.files[join(fontsDir, name)] !== null;
    const others = fontDirFiles(dir).filter((name) => familyOf(name) === familyOf(file) && isThere(name));
    if (others.length === 0) change(licenseName(file), null);
  }

  function apply(edit: Edit): void {
    switch (edit.kind) {
      case 'set-field':
      case 'unset-field':
        draft.config = editField(draft.config, [...entryPath], edit);
        return;
      case 'set-token':
        editTheme((text) => setToken(text, edit.token, edit.value));
        return;
      case 'unset-token':
        editTheme((text) => unsetToken(text, edit.token));
        return;
      case 'set-legal':
        change(join('legal', `${edit.slug}.md`), edit.text);
        return;
      case 'unset-legal':
        change(join('legal', `${edit.slug}.md`), null);
        return;
      case 'set-picture':
        setPicture(edit);
        return;
      case 'set-font':
        change(join(fontsDir, edit.file), Buffer.from(edit.content, 'base64'));
        if (edit.license !== null) change(licenseName(edit.file), edit.license);
        return;
      case 'unset-font':
        removeFont(edit.file);
        return;
      case 'set-token-map':
        change('tokens.map.json', printMap({ mode: edit.mode, tokens: edit.tokens }));
        return;
      case 'set-voice':
      case 'unset-voice':
        change(voiceFileName, editVoice(current(voiceFileName), edit));
        return;
    }
  }

  const entryPath = entry.path;
  for (const edit of edits)
    try {
      apply(edit);
    } catch (error) {
      if (!(error instanceof StudioRefusal || error instanceof TokenEditError)) throw error;
      draft.refused.push({ edit, message: error.message });
    }
  return draft;
}
