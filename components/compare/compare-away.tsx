import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import type { ComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import { setPageStatus } from '@/lib/front-door/request-context'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; chosen: ComparedCodes; supportHref: string; requestId: string }

/** Commerce is away: the choice is not lost, because it stands in the address. */
export function CompareAway({ locale, chosen, supportHref, requestId }: Props) {
  setPageStatus(503)
  const t = getTranslator(locale, 'compare')
  const layout = getTranslator(locale, 'layout')
  return (
    <section className="mt-8 max-w-prose">
      <h2>{t('away.title')}</h2>
      <p className="mt-3">{t('away.text')}</p>
      <p className="mt-6">
        <ButtonLink href={comparePath(locale, chosen.codes)}>{layout('failure.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{layout('failure.support')}</HelpLink>
      </p>
      <p className="mt-6 text-sm text-muted">
        {getTranslator(locale, 'register')('problem.reference', { id: requestId })}
      </p>
    </section>
  )
}
