type Props = {
  /** Values by field name. */
  fields: Readonly<Record<string, string>>
}

/** Hidden fields that say what a form is about. */
export const HiddenInputs = ({ fields }: Props) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
