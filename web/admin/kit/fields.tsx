import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';

type Attributes =
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'dir'
  | 'lang'
  | 'required'
  | 'autoComplete'
  | 'disabled';

/** A field of a form. One with `rows` has several lines; one with `options` is a select. */
export type FieldOf<Name extends string> = Pick<ComponentProps<'input'>, Attributes> & {
  name: Name;
  /** In place of the hint by the field's name. */
  hint?: string;
  rows?: number;
  options?: ReactNode;
  need?: ComponentProps<typeof SelectField>['need'];
  /** Whether it takes a row of its own where fields stand in pairs. */
  isWide?: boolean;
};

type Control = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type Props<Name extends string> = {
  form: { field: (name: Name) => Control };
  /** The labels by the names of the fields. */
  labels: { [Each in Name]: string };
  hints?: { [Each in Name]?: unknown };
  fields: FieldOf<Name>[];
  layout?: keyof typeof layouts;
};

const layouts = { column: 'space-y-5', pairs: 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2' };

/** The fields of a form for texts and choices, in their order. */
export function Fields<Name extends string>(props: Props<Name>) {
  const { form, labels, hints = {}, fields, layout = 'column' } = props;
  return (
    <div className={layouts[layout]}>
      {fields.map(({ isWide, ...field }) => {
        const { name } = field;
        const hint = field.hint ?? (hints as Props<Name>['hints'])?.[name];
        const drawn = (
          <Field
            key={name}
            control={form.field(name)}
            label={labels[name]}
            field={{ ...field, ...(typeof hint === 'string' && { hint }) }}
          />
        );
        if (!isWide) return drawn;
        return (
          <div key={name} className="sm:col-span-2">
            {drawn}
          </div>
        );
      })}
    </div>
  );
}

type FieldProps = { control: Control; label: string; field: FieldOf<string> };

function Field({ control, label, field: { rows, options, ...attributes } }: FieldProps) {
  if (options) {
    const { hint, need, required, disabled } = attributes;
    return (
      <SelectField {...control} {...{ label, hint, need, required, disabled }}>
        {options}
      </SelectField>
    );
  }
  if (!rows) return <TextField {...attributes} {...control} label={label} />;
  const { type: _type, ...area } = attributes;
  return <TextArea {...area} {...control} label={label} rows={rows} />;
}
