import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { STEPS } from '@/lib/site/steps'
import { countedSteps } from '@/lib/steps/flow'
import { StepsView } from './steps-view'

/** How to get an account: the steps of the registration in the order of this site (spec §2). */
export function AccountSteps({ locale }: { locale: Locale }) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  const steps = countedSteps(STEPS, flowOf(locale)).filter(id => id !== 'registered')
  return (
    <section aria-labelledby={headingId} className="bg-accent text-white">
      <div className="column py-12 lg:py-20">
        <h2 id={headingId}>{t('account.heading')}</h2>
        <p className="mt-3 text-lg">{t('account.text')}</p>
        <StepsView
          steps={steps.map(id => ({ title: t(`account.steps.${id}`), text: t(`account.steps.${id}Text`) }))}
        />
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink href={stepHref(locale, 'register')} variant="inverse">
            {t('account.button')}
          </ButtonLink>
          <a href={loginPath(locale)} className="text-white">
            {t('account.signIn')}
          </a>
        </div>
      </div>
    </section>
  )
}
