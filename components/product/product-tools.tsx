import { titleState } from '@/lib/catalogue/title-state'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { comparePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { PageTools } from './page-tools'

type Props = {
  locale: Locale
  title: TitleProduct
  /** Canonical address of the page for sharing, where the deployment has one host name for it. */
  address: string | undefined
}

/** Compare (where the title is sold), share, print. */
export function ProductTools({ locale, title, address }: Props) {
  const t = getTranslator(locale, 'product')
  const subject = `${title.assessment.acronym}: ${title.name}`
  const mail = new URLSearchParams({ subject, body: [subject, address].filter(Boolean).join('\n') })
  return (
    <PageTools
      links={[
        ...(titleState(locale, title) === 'sold'
          ? [{ label: t('jump.compare'), href: comparePath(locale, [title.code]), compare: title.code }]
          : []),
        { label: t('jump.mail'), href: `mailto:?${mail.toString().replaceAll('+', '%20')}` },
      ]}
      labels={{
        share: t('jump.share'),
        copied: t('jump.copied'),
        byHand: t('jump.byHand'),
        print: t('jump.print'),
      }}
    />
  )
}
