import { LateButton } from '@/components/ui/late-button'
import { SETTINGS_OPENER } from './consent-request'

/**
 * Opens the choice of cookies again; until there is a script, and without one, nothing was loaded that could
 * be chosen.
 */
export const ConsentSettingsButton = ({ label }: { label: string }) => (
  <LateButton label={label} mark={SETTINGS_OPENER} />
)
