import type { StepContext } from '@/lib/registration/guard.server'
import type { Locale } from '@/lib/site/sites'

/** What the content of a step's page is made of: the site, who visits, and what they left unfinished here. */
export type StepProps = StepContext & { locale: Locale }
