type Props = { label?: string }

/** A turning ring. Give a label only where no words beside it say what is going on. */
export const Spinner = ({ label }: Props) => (
  <span className="inline-flex items-center">
    <span
      aria-hidden="true"
      className="inline-block size-5 animate-spin rounded-full border-2 border-current border-t-transparent"
    />
    {label !== undefined && <span className="sr-only">{label}</span>}
  </span>
)
