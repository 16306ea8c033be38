import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { latestStep } from '@/lib/registration/decide-step'
import { flowOf, stepHref } from '@/lib/registration/step-paths'
import type { Visitor } from '@/lib/registration/visitor.server'
import { storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { StepScreen } from './step-screen'

type Props = { locale: Locale; visitor: Extract<Visitor, { kind: 'customer' }> }

/** The start of the wizard for somebody with an account: registered people go on to the store, others continue. */
export function SignedInStart({ locale, visitor: { progress, record } }: Props) {
  const text = getTranslator(locale, 'register')
  const name = record.name
  if (progress.status === 'REGISTERED') {
    return (
      <StepScreen
        locale={locale}
        step="register"
        title={text('signedIn.title')}
        intro={text('signedIn.text', { name })}
      >
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={storePath(locale)}>{text('signedIn.shop')}</ButtonLink>
          <ButtonLink variant="secondary" href={storePath(locale, 'my-account')}>
            {text('signedIn.profile')}
          </ButtonLink>
        </div>
      </StepScreen>
    )
  }
  const next = latestStep(flowOf(locale), progress)
  return (
    <StepScreen
      locale={locale}
      step="register"
      title={text('signedIn.continueTitle')}
      intro={text('signedIn.continueText', { name })}
    >
      <ButtonLink href={stepHref(locale, next)}>
        {text('signedIn.continue', { step: text(`steps.${next}.short`) })}
      </ButtonLink>
    </StepScreen>
  )
}
