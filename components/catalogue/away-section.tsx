import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  title: string
  text: string
  retryHref: string
  supportHref: string
  /** Reference of the failed request for customer support, where one was made. */
  requestId?: string | undefined
}

/** The back end of a page is away: what that means, and the ways on, with the status 503. */
export function AwaySection({ locale, title, text, retryHref, supportHref, requestId }: Props) {
  setPageStatus(503)
  const layout = getTranslator(locale, 'layout')
  return (
    <section className="mt-8 max-w-prose">
      <h2>{title}</h2>
      <p className="mt-3">{text}</p>
      <p className="mt-6">
        <ButtonLink href={retryHref}>{layout('failure.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{layout('failure.support')}</HelpLink>
      </p>
      {requestId !== undefined && (
        <p className="mt-6 text-sm text-muted">
          {getTranslator(locale, 'register')('problem.reference', { id: requestId })}
        </p>
      )}
    </section>
  )
}
