import { coverAddress } from '@/components/catalogue/cover-address'
import { compareAddress } from '@/lib/catalogue/compare/compare-address'
import type { ComparedRow } from '@/lib/catalogue/compare/compared-rows'
import { priceText } from '@/lib/catalogue/price-text'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { itemsPath, productPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { type ComparedColumn, CompareTableView } from './compare-table-view'

type Props = {
  locale: Locale
  titles: readonly TitleProduct[]
  /** Codes of the titles that move up when one is removed. */
  waiting: readonly string[]
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
}

/**
 * Titles as columns, features as rows. On a narrow screen the table scrolls sideways on its own, also by
 * keyboard.
 */
export function CompareTable(props: Props) {
  const { locale, titles, rows, onlyDifferences } = props
  const t = getTranslator(locale, 'compare')
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows
  return (
    <CompareTableView
      words={{
        table: t('table'),
        sideways: t('sideways'),
        feature: t('feature'),
        price: t('rows.price'),
        remove: t('remove'),
        none: t('values.none'),
        items: getTranslator(locale, 'product')('items.heading'),
      }}
      columns={titles.map(title => columnOf(title, props))}
      features={shown.map(({ label, values, differs }) => [
        label,
        values.map(value => value ?? null),
        // The mark is redundant where only differences are shown, or where there is one title.
        differs && !onlyDifferences,
      ])}
    />
  )
}

function columnOf(title: TitleProduct, { locale, titles, waiting, onlyDifferences }: Props): ComparedColumn {
  const { acronym } = title.assessment
  const cover = coverAddress(title, 'small')
  const rest = titles.flatMap(({ code }) => (code === title.code ? [] : [code]))
  return {
    href: productPath(locale, title),
    acronym,
    name: title.name,
    ...(cover === undefined ? {} : { cover }),
    price: priceText(locale, title),
    items: {
      href: itemsPath(locale, title),
      label: getTranslator(locale, 'compare')('itemsNamed', { name: acronym }),
    },
    remove: {
      href: compareAddress(locale, [...rest, ...waiting], { onlyDifferences }),
      label: getTranslator(locale, 'compare')('removeNamed', { name: acronym }),
    },
  }
}
