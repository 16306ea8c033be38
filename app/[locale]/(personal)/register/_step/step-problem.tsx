import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { OutagePage } from '../../../_shell/outage-page'

type Props = { locale: Locale; step: StepId; requestId: string | undefined }

/** Replaces a step while its back end is unavailable; the retry link opens the step again. */
export const StepProblem = ({ locale, step, requestId }: Props) => (
  <OutagePage locale={locale} subject="step" retryHref={stepHref(locale, step)} requestId={requestId} />
)
