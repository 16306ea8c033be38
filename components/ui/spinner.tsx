type Props = { label?: string }

/** An animated spinner. Set a label only where no text beside it describes the activity. */
export const Spinner = ({ label }: Props) => (
  <span className="inline-flex items-center">
    <span
      aria-hidden="true"
      className="inline-block size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
)
