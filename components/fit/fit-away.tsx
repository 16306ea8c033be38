import { HelpLink } from '@/components/ui/help-link'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'
import { FITS_ID } from './parts'

type Props = { locale: Locale; requestId: string; supportHref: string }

/** Commerce is away: what was filled in stays in the form beside it. */
export function FitAway({ locale, requestId, supportHref }: Props) {
  setPageStatus(503)
  const t = getTranslator(locale, 'fit')
  return (
    <section className="max-w-prose">
      <h2 id={FITS_ID}>{t('away.title')}</h2>
      <p className="mt-3">{t('away.text')}</p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
      <p className="mt-6 text-sm text-muted">
        {getTranslator(locale, 'register')('problem.reference', { id: requestId })}
      </p>
    </section>
  )
}
