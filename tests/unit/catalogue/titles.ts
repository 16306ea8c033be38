import { type TitleProduct, titleProductSchema } from '@/lib/contract/commerce/catalogue/product'

/** A title for one client at a time, ages 6:0–16:11, 50 to 70 minutes, level C. */
export const REASONING: TitleProduct = titleProductSchema.parse({
  code: 'P900000011',
  name: 'Haldenwick Reasoning Scales, Third Edition',
  summary: 'Reasoning in school age.',
  purchasable: false,
  qualificationLevel: { code: 'C', name: 'Level C', rank: 3 },
  priceRange: {
    minPrice: { currencyIso: 'USD', value: 9.5 },
    maxPrice: { currencyIso: 'USD', value: 1_290 },
  },
  assessment: {
    acronym: 'HWRS-3',
    edition: 3,
    authors: ['M. Haldenwick'],
    population: { minAgeMonths: 72, maxAgeMonths: 203, raters: [] },
    completion: { minMinutes: 50, maxMinutes: 70 },
    administration: ['PAPER', 'TABLET'],
    telepractice: { allowed: false },
    scoring: ['HAND', 'WEB'],
    languages: ['en', 'fr'],
    publicationYear: 2023,
    status: 'ACTIVE',
    soldOn: ['usassessments', 'caassessments', 'ukassessments', 'nlassessments'],
  },
})

/** A title for groups, adults of any age, no level. */
export const SCREENER: TitleProduct = titleProductSchema.parse({
  code: 'P900000022',
  name: 'Quillon Graduate Admission Test',
  purchasable: false,
  assessment: {
    acronym: 'QLGA',
    edition: 1,
    authors: [],
    population: { minAgeMonths: 216, raters: [] },
    completion: { minMinutes: 120, maxMinutes: 120 },
    administration: ['GROUP'],
    telepractice: { allowed: true },
    scoring: ['MAIL_IN'],
    languages: ['en'],
    publicationYear: 2021,
    status: 'ACTIVE',
    soldOn: ['usassessments'],
  },
})
