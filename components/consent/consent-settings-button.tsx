import { ScriptOnlyButton } from '@/components/ui/script-only-button'
import { SETTINGS_OPENER } from './consent-request'

/**
 * Opens the cookie settings again. It is hidden without script, because then nothing was loaded that needs
 * consent.
 */
export const ConsentSettingsButton = ({ label }: { label: string }) => (
  <ScriptOnlyButton label={label} mark={SETTINGS_OPENER} />
)
