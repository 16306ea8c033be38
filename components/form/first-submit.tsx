/**
 * Default button for Enter, with and without script, in a form with buttons that submit it elsewhere, because
 * browsers take the first one. The button at the end of the form is there for everybody else.
 */
export const FirstSubmit = ({ label }: { label: string }) => (
  <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    {label}
  </button>
)
