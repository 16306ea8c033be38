import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { setPageStatus } from '@/lib/front-door/request-context'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; retryHref: string; supportHref: string }

/** The identity provider is away: nobody is signed out by it, and the page says so, with the status 503. */
export function LoginUnavailable({ locale, retryHref, supportHref }: Props) {
  setPageStatus(503)
  const text = getTranslator(locale, 'login')
  return (
    <div className="max-w-form">
      <h1>{text('problem.title')}</h1>
      <p className="mt-3 text-lg">{text('problem.text')}</p>
      <p className="mt-8">
        <ButtonLink href={retryHref}>{text('problem.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
    </div>
  )
}
