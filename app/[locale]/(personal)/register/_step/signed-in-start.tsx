import { SignOutForm } from '@/components/session/sign-out-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import { latestStep } from '@/lib/registration/decide-step'
import type { StepContext } from '@/lib/registration/guard.server'
import { stepsToRevisit } from '@/lib/registration/next-step'
import type { Visitor } from '@/lib/registration/visitor.server'
import { signOutActionPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { StepScreen } from './step-screen'

type Props = {
  locale: Locale
  visitor: Extract<Visitor, { kind: 'customer' }>
  moved: StepContext['moved']
}

/**
 * Start of the wizard for a signed-in user: a registered user goes on to the store, others continue the
 * registration.
 */
export function SignedInStart({ locale, visitor: { progress, record }, moved }: Props) {
  const text = getTranslator(locale, 'register')
  const { name } = record
  if (progress.status === 'REGISTERED') {
    return (
      <StepScreen
        locale={locale}
        step="register"
        indicated="none"
        moved={moved}
        title={text('signedIn.title')}
        intro={text('signedIn.text', { name })}
      >
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={storePath(locale)}>{text('signedIn.shop')}</ButtonLink>
          <ButtonLink variant="secondary" href={storePath(locale, 'my-account')}>
            {text('signedIn.profile')}
          </ButtonLink>
          <SignOut locale={locale} />
        </div>
      </StepScreen>
    )
  }
  const flow = flowOf(locale)
  const next = latestStep(flow, progress)
  return (
    <StepScreen
      locale={locale}
      step="register"
      indicated={next}
      facts={progress.facts}
      moved={moved}
      title={text('signedIn.continueTitle')}
      intro={text('signedIn.continueText', { name })}
    >
      <div className="flex flex-wrap gap-4">
        <ButtonLink href={stepHref(locale, next)}>
          {text('signedIn.continue', { step: text(`steps.${next}.short`) })}
        </ButtonLink>
        <SignOut locale={locale} />
      </div>
      <Revisit locale={locale} steps={stepsToRevisit(flow, progress)} />
    </StepScreen>
  )
}

/** Sign-out for a user on a shared browser, or one who has signed in with the wrong account. */
const SignOut = ({ locale }: Pick<Props, 'locale'>) => (
  <SignOutForm action={signOutActionPath(locale)}>
    <Button type="submit" variant="secondary">
      {getTranslator(locale, 'register')('signedIn.signOut')}
    </Button>
  </SignOutForm>
)

/** Links to the steps that a user who registers again can review and change before going on. */
function Revisit({ locale, steps }: { locale: Locale; steps: readonly StepId[] }) {
  const text = getTranslator(locale, 'register')
  if (steps.length === 0) return null
  return (
    <section className="mt-10 max-w-form">
      <h2 className="text-xl">{text('signedIn.revisitTitle')}</h2>
      <p className="mt-2">{text('signedIn.revisitText')}</p>
      <ul className="mt-3">
        {steps.map(id => (
          <li key={id}>
            <TextLink href={stepHref(locale, id)} className="inline-block py-1">
              {text(`steps.${id}.short`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
