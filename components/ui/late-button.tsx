export type LateButtonProps = {
  label: string
  /** Attribute by which a script finds the button. */
  mark: string
}

/** A button that is hidden until a script has attached its action. */
export const LateButton = ({ label, mark }: LateButtonProps) => (
  <button type="button" className="invisible inline-block py-1 hover:underline" {...{ [mark]: '' }}>
    {label}
  </button>
)
