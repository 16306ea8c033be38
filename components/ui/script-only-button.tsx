export type ScriptOnlyButtonProps = {
  label: string
  /** Attribute by which a script finds the button. */
  mark: string
}

/** A button that is hidden until a script has attached its action. */
export const ScriptOnlyButton = ({ label, mark }: ScriptOnlyButtonProps) => (
  <button type="button" className="invisible inline-block py-1 hover:underline" {...{ [mark]: '' }}>
    {label}
  </button>
)
