import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'

/** Part of the store that cannot be shown; each has texts on what is safe in the meantime. */
export type UnavailableSubject = keyof Messages['unavailable']['subjects']

type Props = {
  locale: Locale
  subject: UnavailableSubject
  /** Address of this page, so that retrying works without script. */
  retryHref: string
  /** Id of the failed request, for customer support, where a request was made. */
  requestId?: string | undefined
}

type FullProps = Props & {
  supportHref: string
  /**
   * `page`: the only content, with the page's heading; `section`: a part of a page that has its own heading.
   */
  as: 'page' | 'section'
  /** Id of the heading, for links to it. */
  headingId?: string
  /** Alternative links. */
  children?: ReactNode
}

/**
 * Message of a back-end outage: what it means, that nothing is lost, and how to retry. The status 503 is set
 * by the page (`setPageStatus`), never here.
 */
export function ServiceUnavailable({ as, headingId, children, supportHref, ...props }: FullProps) {
  const { locale, subject, retryHref } = props
  const { retry, subjects } = getMessages(locale).unavailable
  const { title, text } = subjects[subject]
  const Heading = as === 'page' ? 'h1' : 'h2'
  return (
    <section className={as === 'page' ? undefined : 'max-w-prose'}>
      <Heading id={headingId}>{title}</Heading>
      <p className={as === 'page' ? 'mt-3 max-w-prose text-lg' : 'mt-3'}>{text}</p>
      {children}
      <p className="mt-6">
        <ButtonLink href={retryHref}>{retry}</ButtonLink>
      </p>
      <p className="mt-6">
        <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
      </p>
      <Reference {...props} className="mt-6" />
    </section>
  )
}

/** The same for a part of a page whose other parts are shown. */
export function PartUnavailable(props: Props) {
  const { locale, subject, retryHref } = props
  const { retry, subjects } = getMessages(locale).unavailable
  const { title, text } = subjects[subject]
  const toneLabel = getTranslator(locale, 'layout')('tones.warning')
  return (
    <div className="mt-6 max-w-prose">
      <Banner tone="warning" toneLabel={toneLabel} title={title} announce="none">
        <p>
          {text} <a href={retryHref}>{retry}</a>
        </p>
        <Reference {...props} className="mt-2" />
      </Banner>
    </div>
  )
}

function Reference({ locale, requestId, className }: Props & { className: string }) {
  if (requestId === undefined) return null
  return (
    <p className={`text-sm text-muted ${className}`}>
      {getTranslator(locale, 'unavailable')('reference', { id: requestId })}
    </p>
  )
}
