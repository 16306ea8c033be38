import { expect, test } from 'vitest'
import { titlePathOn } from '@/lib/catalogue/title-on-site'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'

const title = {
  code: 'P900000001',
  name: 'Pellworth Numeracy Screener',
  localizedNames: [
    { language: 'en', name: 'Pellworth Numeracy Screener' },
    { language: 'fr', name: 'Dépistage en numératie Pellworth' },
  ],
  assessment: { soldOn: ['usassessments', 'caassessments', 'nlassessments'] },
} as unknown as TitleProduct

test('a title is found on another site under the name it has there', () => {
  expect(titlePathOn('fr-ca', title)).toBe(
    '/store/caassessments/fr/products/P900000001/depistage-en-numeratie-pellworth',
  )
})

test('a title that is not translated keeps its name', () => {
  expect(titlePathOn('nl-nl', title)).toBe(
    '/store/nlassessments/nl/products/P900000001/pellworth-numeracy-screener',
  )
})

test('a site that does not sell a title has no page of it to name', () => {
  expect(titlePathOn('en-gb', title)).toBeUndefined()
})
