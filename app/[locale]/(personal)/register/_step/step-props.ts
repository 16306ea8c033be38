import type { StepContext } from '@/lib/registration/guard.server'
import type { Locale } from '@/lib/site/sites'

/** Props of the content of a step: the site, the visitor with their progress, and the draft of this step. */
export type StepProps = StepContext & { locale: Locale }
