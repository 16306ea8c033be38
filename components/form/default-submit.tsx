import { NoScript } from './no-script'

/**
 * The button that Enter presses where scripts do not run. Browsers take a form's first submit button, which
 * without this one could be a side step in the middle of the form.
 */
export const DefaultSubmit = ({ label }: { label: string }) => (
  <NoScript>
    <button type="submit" tabIndex={-1} className="sr-only">
      {label}
    </button>
  </NoScript>
)
