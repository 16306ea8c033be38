import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { QuantityVerdict } from './check-quantity'

/** What is wrong with a quantity, within a sentence. */
export function quantityText(locale: Locale, verdict: Extract<QuantityVerdict, { ok: false }>): string {
  const t = getTranslator(locale, 'cart')
  const figure = (value: number) => formatNumber(locale, value)
  switch (verdict.reason) {
    case 'notNumber':
      return t('errors.notNumber')
    case 'tooSmall':
      return t('errors.tooSmall', { min: figure(verdict.min) })
    case 'tooLarge':
      return t('errors.tooLarge', { max: figure(verdict.max) })
    case 'notMultiple': {
      const { step, below, above } = verdict
      return t('errors.notMultiple', { step: figure(step), below: figure(below), above: figure(above) })
    }
  }
}
