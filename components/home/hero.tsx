import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { AnonymousOnly } from './anonymous-only'
import { OrderingTools } from './ordering-tools'

/** Introduction to the publisher's range in this region, with two entry links. */
export function Hero({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'home')
  return (
    <div className="border-b border-sand bg-paper">
      <div className="column grid items-center gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-20">
        <div>
          <p className="font-semibold text-warm">{t('hero.eyebrow')}</p>
          <h1 className="mt-3 max-w-[18ch] text-4xl">{t('hero.heading')}</h1>
          <p className="mt-5 max-w-prose text-lg text-muted">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={storePath(locale)}>{t('hero.browse')}</ButtonLink>
            <AnonymousOnly
              instead={
                <ButtonLink href={storePath(locale, 'my-account')} variant="secondary">
                  {getTranslator(locale, 'account')('navigation')}
                </ButtonLink>
              }
            >
              <ButtonLink href={stepHref(locale, 'register')} variant="secondary">
                {t('hero.register')}
              </ButtonLink>
            </AnonymousOnly>
          </div>
        </div>
        <OrderingTools locale={locale} heading={t('tools.heading')} layout="column" />
      </div>
    </div>
  )
}
