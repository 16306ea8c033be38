import { type RegionRates, US_STATE_RATES } from './tax-rates-us.ts'
import type { Translated } from './translated.ts'

/** Classes of what is taxed; a kit is made of several. */
export type TaxClass = 'BOOK' | 'GOODS' | 'SERVICE' | 'DELIVERY'

/**
 * A tax with its rate per class, in thousandths of a percent. A class without a rate is not taxed; 0 is a
 * rate of its own, which is stated.
 */
export type TaxRate = { code: string; names: Translated } & { readonly [Class in TaxClass]?: number }

const same = (text: string): Translated => ({ en: text, fr: text, nl: text, es: text })

const VAT: Translated = { en: 'VAT', fr: 'TVA', nl: 'Btw', es: 'IVA' }
const GST: Translated = { en: 'GST', fr: 'TPS', nl: 'GST', es: 'GST' }
const HST: Translated = { en: 'HST', fr: 'TVH', nl: 'HST', es: 'HST' }
const PST: Translated = { en: 'PST', fr: 'TVP', nl: 'PST', es: 'PST' }
const QST: Translated = { en: 'QST', fr: 'TVQ', nl: 'QST', es: 'QST' }
const SALES_TAX: Translated = {
  en: 'Sales tax',
  fr: 'Taxe de vente',
  nl: 'Verkoopbelasting',
  es: 'Impuesto sobre ventas',
}

/** The same rate for all but books. */
const standard = (code: string, names: Translated, rate: number, book = rate): TaxRate => ({
  code,
  names,
  BOOK: book,
  GOODS: rate,
  SERVICE: rate,
  DELIVERY: rate,
})

const CANADIAN_GST = standard('CA-GST', GST, 5_000)

/** In harmonized provinces books bear the federal part only. */
const harmonized = (rate: number): readonly TaxRate[] => [standard('CA-HST', HST, rate, 5_000)]

/** Taxes of a province beside the federal one; books are exempt from them. */
const provincial = (code: string, names: Translated, rate: number): readonly TaxRate[] => [
  CANADIAN_GST,
  { code, names, GOODS: rate, SERVICE: rate, DELIVERY: rate },
]

const CANADIAN_RATES: Readonly<Record<string, readonly TaxRate[]>> = {
  'CA-BC': provincial('CA-BC-PST', PST, 7_000),
  'CA-SK': provincial('CA-SK-PST', PST, 6_000),
  'CA-MB': provincial('CA-MB-RST', { ...PST, en: 'RST' }, 7_000),
  'CA-QC': provincial('CA-QC-QST', QST, 9_975),
  'CA-ON': harmonized(13_000),
  'CA-NB': harmonized(15_000),
  'CA-NL': harmonized(15_000),
  'CA-NS': harmonized(14_000),
  'CA-PE': harmonized(15_000),
}

const usRates = (region: string, { goods, services, delivery }: RegionRates): readonly TaxRate[] => [
  {
    code: region,
    names: SALES_TAX,
    BOOK: goods,
    GOODS: goods,
    ...(services && { SERVICE: goods }),
    ...(delivery && { DELIVERY: goods }),
  },
]

const COUNTRY_RATES: Readonly<Record<string, readonly TaxRate[]>> = {
  GB: [standard('GB-VAT', VAT, 20_000, 0)],
  IM: [standard('GB-VAT', VAT, 20_000, 0)],
  IE: [standard('IE-VAT', VAT, 23_000, 0)],
  NL: [standard('NL-VAT', VAT, 21_000, 9_000)],
  BE: [standard('BE-VAT', VAT, 21_000, 6_000)],
  ES: [standard('ES-VAT', VAT, 21_000, 4_000)],
  AU: [standard('AU-GST', same('GST'), 10_000)],
  NZ: [standard('NZ-GST', same('GST'), 15_000)],
  SG: [standard('SG-GST', same('GST'), 9_000)],
  CA: [CANADIAN_GST],
}

/** Example rates, as is generally known; a country or region that is missing has no tax. */
export const ratesOf = (country: string, region: string | undefined): readonly TaxRate[] => {
  if (country === 'US') {
    const state = region === undefined ? undefined : US_STATE_RATES[region]
    return region === undefined || state === undefined ? [] : usRates(region, state)
  }
  return (region !== undefined && CANADIAN_RATES[region]) || (COUNTRY_RATES[country] ?? [])
}

/** Stated where a business of another country of the European Union owes the tax itself. */
export const REVERSE_CHARGE: TaxRate = standard(
  'REVERSE-CHARGE',
  {
    en: 'VAT reverse charge',
    fr: 'TVA autoliquidée',
    nl: 'Btw verlegd',
    es: 'Inversión del sujeto pasivo (IVA)',
  },
  0,
)
