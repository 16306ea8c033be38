import { OutageScreen } from '@/components/layout/outage-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'

type Props = { locale: Locale; step: StepId; requestId: string | undefined }

/** What a step shows that needs a back end which is away; trying again leads back to the step. */
export const StepProblem = ({ locale, step, requestId }: Props) => (
  <div className="column py-12 lg:py-16">
    <OutageScreen
      locale={locale}
      about="register"
      supportHref={supportHref(locale)}
      retryHref={stepHref(locale, step)}
      requestId={requestId}
    />
  </div>
)
