import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; title: TitleProduct }

/** Leads a title to the comparison, which keeps what is compared in its address. */
export function CompareLink({ locale, title }: Props) {
  const t = getTranslator(locale, 'compare')
  return (
    <a
      href={comparePath(locale, [title.code])}
      data-compare={title.code}
      aria-label={t('linkNamed', { name: title.assessment.acronym })}
      className="inline-block py-1 text-sm"
    >
      {t('link')}
    </a>
  )
}
