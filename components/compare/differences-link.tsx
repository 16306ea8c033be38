import { compareAddress } from '@/lib/catalogue/compare/compare-address'
import type { ComparedRow } from '@/lib/catalogue/compare/compared-rows'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  codes: readonly string[]
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
}

/** Toggles between the differences and all features; absent for a single title. */
export function DifferencesLink({ locale, codes, rows, onlyDifferences }: Props) {
  if (codes.length < 2) return null
  const t = getTranslator(locale, 'compare')
  return (
    <p className="mt-6">
      <a
        href={compareAddress(locale, codes, { onlyDifferences: !onlyDifferences })}
        className="inline-block py-1"
      >
        {onlyDifferences ? t('everything') : t('onlyDifferences')}
      </a>
      {onlyDifferences && !rows.some(({ differs }) => differs) && <span className="block">{t('same')}</span>}
    </p>
  )
}
