import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** What cannot be shown now. */
  text: string
  /** Address of this page. */
  retryHref: string
  className?: string
}

/** A short part of a page that cannot be loaded now, with a link that tries again. */
export const UnavailableNote = ({ locale, text, retryHref, className = 'mt-2' }: Props) => (
  <p className={`${className} max-w-prose`}>
    {text} <a href={retryHref}>{getTranslator(locale, 'unavailable')('retry')}</a>
  </p>
)
