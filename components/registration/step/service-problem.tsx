import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { setPageStatus } from '@/lib/front-door/request-context'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; retryHref: string; supportHref: string; requestId?: string | undefined }

/** A back end is away: nobody is signed out by it and nothing is lost, and the screen says so, with the status 503. */
export function ServiceProblem({ locale, retryHref, supportHref, requestId }: Props) {
  setPageStatus(503)
  const text = getTranslator(locale, 'register')
  return (
    <div className="column py-12 lg:py-16">
      <h1>{text('problem.title')}</h1>
      <p className="mt-3 max-w-prose text-lg">{text('problem.text')}</p>
      <p className="mt-8">
        <ButtonLink href={retryHref}>{text('problem.retry')}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
      {requestId !== undefined && (
        <p className="mt-6 text-sm text-muted">{text('problem.reference', { id: requestId })}</p>
      )}
    </div>
  )
}
