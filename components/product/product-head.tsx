import type { ReactNode } from 'react'
import { Cover } from '@/components/catalogue/cover'
import { FromPrice } from '@/components/catalogue/from-price'
import { LevelBadge } from '@/components/catalogue/level-badge'
import { ButtonLink } from '@/components/ui/button'
import { titleState } from '@/lib/catalogue/title-state'
import { writtenList } from '@/lib/catalogue/written'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ITEMS_ID } from './item-anchor'
import { ProductFacts } from './product-facts'

type Props = {
  locale: Locale
  title: TitleProduct
  /** What is to be known before anything else: a newer edition, not sold here. */
  notices: ReactNode
  /** What can be done with the page: share it, print it. */
  tools: ReactNode
}

/** What the title is, for whom, what it costs, and the way to its items. */
export function ProductHead({ locale, title, notices, tools }: Props) {
  const t = getTranslator(locale, 'product')
  const { acronym, authors } = title.assessment
  const isSold = titleState(locale, title) === 'sold'
  return (
    <div className="mt-6 flex flex-col gap-x-12 gap-y-6 md:flex-row">
      <div className="print:hidden">
        <Cover title={title} size="large" />
      </div>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold text-warm">{acronym}</p>
          <LevelBadge locale={locale} level={title.qualificationLevel} />
        </div>
        <h1 className="mt-1">{title.name}</h1>
        {authors.length > 0 && (
          <p className="mt-1 text-muted">{t('by', { authors: writtenList(locale, authors) })}</p>
        )}
        {title.summary !== undefined && <p className="mt-3 max-w-prose text-lg">{title.summary}</p>}
        {notices}
        <section aria-label={t('facts.heading')} className="mt-6 border-y border-line py-5">
          <ProductFacts locale={locale} title={title} />
        </section>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="text-xl font-semibold">
            <FromPrice locale={locale} title={title} />
          </p>
          {isSold && (
            <span className="no-print">
              <ButtonLink href={`#${ITEMS_ID}`}>{t('jump.prices')}</ButtonLink>
            </span>
          )}
        </div>
        <div className="no-print mt-3">{tools}</div>
      </div>
    </div>
  )
}
