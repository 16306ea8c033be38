import { NoScript } from './no-script'

/**
 * Default button for Enter where scripts do not run. Browsers take a form's first submit button, which could
 * otherwise be a secondary button in the middle of the form.
 */
export const DefaultSubmit = ({ label }: { label: string }) => (
  <NoScript>
    <button type="submit" tabIndex={-1} className="sr-only">
      {label}
    </button>
  </NoScript>
)
