import { Banner } from '@/components/ui/banner'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; retryHref: string; requestId: string }

/** A part of the account whose back end is away. Nobody is signed out by that, and the part says so. */
export function AccountProblem({ locale, retryHref, requestId }: Props) {
  const t = getTranslator(locale, 'account')
  return (
    <div className="mt-6 max-w-prose">
      <Banner
        tone="warning"
        toneLabel={getTranslator(locale, 'layout')('tones.warning')}
        title={t('problem.title')}
        announce="none"
      >
        <p>
          {t('problem.text')} <a href={retryHref}>{t('problem.retry')}</a>
        </p>
        <p className="mt-2 text-sm text-muted">{t('problem.reference', { id: requestId })}</p>
      </Banner>
    </div>
  )
}
