import { ButtonLink } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; retryHref: string }

/** The identity provider is away: nobody is signed out by it, and the page says so. */
export function LoginUnavailable({ locale, retryHref }: Props) {
  const text = getTranslator(locale, 'login')
  return (
    <div className="max-w-form">
      <h1>{text('problem.title')}</h1>
      <p className="mt-3 text-lg">{text('problem.text')}</p>
      <p className="mt-8">
        <ButtonLink href={retryHref}>{text('problem.retry')}</ButtonLink>
      </p>
    </div>
  )
}
