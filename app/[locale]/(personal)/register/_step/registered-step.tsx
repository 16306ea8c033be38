import { RegisteredSummary } from '@/components/registration/organisation/registered-summary'
import { ButtonLink } from '@/components/ui/button'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { getTranslator } from '@/lib/i18n/translator'
import { loadRegisteredOrganisation } from '@/lib/registration/registered-organisation.server'
import { stepHref } from '@/lib/site/step-paths'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

/**
 * The confirmation (spec §4). A user who enters its address before the last step is saved is redirected to
 * that step.
 */
export async function RegisteredStep({ locale, visitor }: StepProps) {
  const text = getTranslator(locale, 'register')
  if (visitor.kind !== 'customer' || visitor.progress.status !== 'REGISTERED') {
    return (
      <StepScreen
        locale={locale}
        step="registered"
        title={text('registered.pendingTitle')}
        intro={text('registered.pendingText')}
      >
        <ButtonLink href={stepHref(locale, 'organisation')}>{text('registered.pendingLink')}</ButtonLink>
      </StepScreen>
    )
  }
  const { values: flags } = await getFlags(locale, visitor.context.user.id)
  const organisation = await loadRegisteredOrganisation(visitor.context, visitor.record)
  return (
    <StepScreen
      locale={locale}
      step="registered"
      notice={{ tone: 'success', text: text('notices.registered') }}
    >
      <RegisteredSummary
        locale={locale}
        person={{ name: visitor.record.name, email: visitor.record.email ?? visitor.record.uid }}
        organisation={organisation}
        hiddenPages={hiddenAccountPages(flags)}
      />
    </StepScreen>
  )
}
