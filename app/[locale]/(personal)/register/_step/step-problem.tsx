import { ServiceProblem } from '@/components/registration/step/service-problem'
import { supportHref } from '@/lib/content/site-links.server'
import { stepHref } from '@/lib/registration/step-paths'
import type { StepId } from '@/lib/registration/steps'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; step: StepId; requestId: string | undefined }

/** What a step shows that needs a back end which is away; trying again leads back to the step. */
export const StepProblem = ({ locale, step, requestId }: Props) => (
  <ServiceProblem
    locale={locale}
    supportHref={supportHref(locale)}
    retryHref={stepHref(locale, step)}
    requestId={requestId}
  />
)
