import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { countedSteps } from '@/lib/registration/flows'
import { flowOf, stepHref } from '@/lib/registration/step-paths'
import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** How to get an account: the steps of the registration in the order of this site (spec §2). */
export function AccountSteps({ locale }: { locale: Locale }) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  const steps = countedSteps(flowOf(locale)).filter(id => id !== 'registered')
  return (
    <section aria-labelledby={headingId} className="bg-accent text-white">
      <div className="column py-12 lg:py-20">
        <h2 id={headingId}>{t('account.heading')}</h2>
        <p className="mt-3 text-lg">{t('account.text')}</p>
        <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map((id, index) => (
            <li key={id} className="border-t border-edge pt-4">
              <span aria-hidden="true" className="font-display text-3xl text-warm-light">
                {index + 1}
              </span>
              <h3 className="mt-1">{t(`account.steps.${id}`)}</h3>
              <p className="mt-1">{t(`account.steps.${id}Text`)}</p>
            </li>
          ))}
        </ol>
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
