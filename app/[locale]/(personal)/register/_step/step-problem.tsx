import { OutageScreen } from '@/components/layout/outage-screen'
import { supportHref } from '@/lib/content/site-links.server'
import { stepHref } from '@/lib/registration/step-paths'
import type { StepId } from '@/lib/registration/steps'
import type { Locale } from '@/lib/site/sites'

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
