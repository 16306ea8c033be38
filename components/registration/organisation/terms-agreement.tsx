import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; termsHref: string; privacyHref: string }

/** The agreement with links to its documents; they open in another tab, so that no input is lost. */
export function TermsAgreement({ locale, termsHref, privacyHref }: Props) {
  const text = getTranslator(locale, 'register')
  const newTabLabel = getTranslator(locale, 'common')('opensInNewTab')
  return (
    <>
      {text.rich('terms.sentence', {
        terms: words => (
          <TextLink href={termsHref} newTabLabel={newTabLabel}>
            {words}
          </TextLink>
        ),
        privacy: words => (
          <TextLink href={privacyHref} newTabLabel={newTabLabel}>
            {words}
          </TextLink>
        ),
      })}
    </>
  )
}

/** The agreement with a link to the terms of sale; it opens in another tab, so that no input is lost. */
export function SalesTermsAgreement({ locale, href }: { locale: Locale; href: string }) {
  const newTabLabel = getTranslator(locale, 'common')('opensInNewTab')
  return (
    <>
      {getTranslator(locale, 'organisation').rich('terms.label', {
        terms: words => (
          <TextLink href={href} newTabLabel={newTabLabel}>
            {words}
          </TextLink>
        ),
      })}
    </>
  )
}
