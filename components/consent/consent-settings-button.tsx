import { SETTINGS_OPENER } from './consent-request'

/** Opens the choice of cookies again; until there is a script, and without one, nothing was loaded that could be chosen. */
export const ConsentSettingsButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className="invisible inline-block py-1 hover:underline"
    {...{ [SETTINGS_OPENER]: '' }}
  >
    {label}
  </button>
)
