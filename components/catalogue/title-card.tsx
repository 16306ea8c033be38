import type { ReactNode } from 'react'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { dateIn } from '@/lib/i18n/date-in'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { Cover } from './cover'
import { FromPrice } from './from-price'
import { TitleFacts } from './title-facts'

type Props = {
  locale: Locale
  title: TitleProduct
  /** Rank of its heading among those of the page. */
  heading?: 'h2' | 'h3' | 'h4'
  /** More than the way to the title: a link to compare it, why it fits. */
  children?: ReactNode
}

/** A title in a list: all of it leads to the title's page, except what stands in `children`. */
export function TitleCard({ locale, title, heading: Heading = 'h3', children }: Props) {
  const { acronym, status, endDate } = title.assessment
  const until = status === 'ENDING' && endDate !== undefined ? dateIn(locale, endDate) : undefined
  return (
    <div className="group relative flex h-full gap-4 rounded-md border border-line bg-white p-4 hover:border-accent">
      <Cover title={title} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading className="text-base leading-snug">
          <a
            href={productPath(locale, title)}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            <span className="block text-sm text-warm">{acronym}</span> {title.name}
          </a>
        </Heading>
        {title.summary !== undefined && <p className="mt-1 text-sm text-muted">{title.summary}</p>}
        <div className="mt-3">
          <TitleFacts locale={locale} title={title} />
        </div>
        <p className="mt-auto pt-3 font-semibold">
          <FromPrice locale={locale} title={title} />
          {until !== undefined && (
            <span className="block text-sm font-normal text-caution">
              {getTranslator(locale, 'catalogue')('until', { date: until })}
            </span>
          )}
        </p>
        {children !== undefined && <div className="relative mt-2">{children}</div>}
      </div>
    </div>
  )
}
