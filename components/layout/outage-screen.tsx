import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Whose words tell of the outage. */
  about: 'login' | 'register'
  retryHref: string
  supportHref: string
  /** Reference of the failed request for customer support, where one was made. */
  requestId?: string | undefined
}

/**
 * A back end is away: nobody is signed out by it and nothing is lost, and the screen says so, with the status
 * 503.
 */
export function OutageScreen({ locale, about, retryHref, supportHref, requestId }: Props) {
  setPageStatus(503)
  const { title, text, retry } = getMessages(locale)[about].problem
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 max-w-prose text-lg">{text}</p>
      <p className="mt-8">
        <ButtonLink href={retryHref}>{retry}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
      {requestId !== undefined && (
        <p className="mt-6 text-sm text-muted">
          {getTranslator(locale, 'register')('problem.reference', { id: requestId })}
        </p>
      )}
    </>
  )
}
