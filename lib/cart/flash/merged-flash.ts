import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { type CartFlash, shortName } from './line-flash'
import { lostNoteLines } from './lost-notes'
import type { MergeReport } from './merge-report'

/** Flash about an anonymous cart that was merged into the user's cart. */
export function mergedFlash(locale: Locale, report: MergeReport): CartFlash {
  const { lines, less, prices, notes, vouchers } = report
  const t = getTranslator(locale, 'cart')
  const texts = [
    ...less.map(({ code, name, wanted, got }) =>
      t('notices.mergedLess', { name: shortName({ code, name }), wanted, got }),
    ),
    ...prices.map(({ code, name, before, now }) =>
      t('validated.priceChanged', {
        name: shortName({ code, name }),
        before: formatPrice(locale, before),
        now: formatPrice(locale, now),
      }),
    ),
    ...vouchers.map(code => t('notices.voucherLost', { code })),
  ]
  const message = [
    t('notices.merged', { count: lines }),
    ...(prices.length === 0 ? [] : [t('notices.mergedPrices', { count: prices.length })]),
  ].join(' ')
  const differing = [
    ...texts.map(text => ({ tone: 'caution', text }) as const),
    ...lostNoteLines(locale, notes),
  ]
  return { tone: differing.length === 0 ? 'success' : 'caution', message, lines: differing }
}
