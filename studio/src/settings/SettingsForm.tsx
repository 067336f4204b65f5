import Form, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import type { FieldTemplateProps, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import { useDraftProblems } from '../checks/useDraftProblems.ts';
import { type BrandData, useBrandEditor } from '../editor/BrandEditor.ts';
import { valueAt } from '../editor/valueAt.ts';
import { GroupTemplate } from './GroupTemplate.tsx';
import {
  idPrefix,
  idSeparator,
  pathOfId,
  type SettingsLayer,
  SettingsLayerContext,
} from './SettingsLayer.ts';
import { SettingWidget } from './SettingWidget.tsx';
import { draftLayer, fieldEdits } from './settingsDraft.ts';
import { settingsSchema } from './settingsSchema.ts';

// The server checks values by the schema that the build uses; a second validator could only disagree.
const trusting: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

const widgets = {
  TextWidget: SettingWidget,
  SelectWidget: SettingWidget,
  CheckboxWidget: SettingWidget,
  setting: SettingWidget,
};
const templates = { ObjectFieldTemplate: GroupTemplate, FieldTemplate: PlainField };

// The widget shows label, origin and hint itself.
function PlainField({ children }: FieldTemplateProps) {
  return children;
}

function uiOf(schema: RJSFSchema): UiSchema {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [
        name,
        typeof part === 'object' ? uiOf(part) : {},
      ]),
    );
  return { 'ui:widget': 'setting' };
}

// Items of a list have one control together: `domains[2]`.
const listField = (path: readonly string[]): string => path.join('.').replace(/(?:\[\d+\])+$/, '');

interface SettingsFormProps {
  // Null for the entry itself.
  environment: string | null;
  settings?: BrandData['settings'];
}

/** Generates the form of one layer of the record from `brands.schema.json`. */
export function SettingsForm({ environment, settings }: SettingsFormProps) {
  const { brand, changes, edits, change } = useBrandEditor();
  const { record, provenance } = settings ?? brand.settings;
  const schema = useMemo(() => settingsSchema(environment === null), [environment]);
  const uiSchema = useMemo(
    () => ({ ...uiOf(schema), 'ui:submitButtonOptions': { norender: true } }),
    [schema],
  );
  const problems = useDraftProblems();
  const layer = useMemo<SettingsLayer>(() => {
    const prefix = `field:${environment ?? ''}:`;
    const changedFields = Object.keys(changes).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
    return {
      own: draftLayer(brand.entry, environment, edits),
      saved: draftLayer(brand.entry, environment, []),
      record,
      provenance,
      problemOf: (path) => {
        const inLayer = environment === null ? path : ['environments', environment, ...path];
        const name = inLayer.join('.');
        return problems.find(
          ({ severity, control }) =>
            severity === 'error' && control?.kind === 'field' && listField(control.path) === name,
        );
      },
      isChanged: (path) => {
        const name = path.join('.');
        return changedFields.some((field) => field === name || field.startsWith(`${name}.`));
      },
      set: (path, value) => change(fieldEdits(brand.entry, environment, changes, path, value)),
      revert: (path) => {
        const name = path.join('.');
        const fields = changedFields.filter((field) => field === name || field.startsWith(`${name}.`));
        change(fields.map((field) => ({ key: prefix + field, edit: null })));
      },
    };
  }, [brand.entry, change, changes, edits, environment, problems, provenance, record]);

  const write = ({ formData }: IChangeEvent<Record<string, unknown>>, id?: string) => {
    // Without an id the form has only filled itself in.
    if (id === undefined) return;
    const path = pathOfId(id);
    layer.set(path, valueAt(formData, path));
  };

  return (
    <SettingsLayerContext value={layer}>
      <Form
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={layer.own}
        validator={trusting}
        widgets={widgets}
        templates={templates}
        idPrefix={idPrefix}
        idSeparator={idSeparator}
        noValidate
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        onChange={write}
      />
    </SettingsLayerContext>
  );
}
