import { type ItemProduct, itemProductSchema } from '@/lib/contract/commerce/catalogue/product'

type Facts = ItemProduct['productItem']

/** An item that ships and is there, but for what a test says of it. */
export const itemWith = (
  overrides: Partial<Omit<ItemProduct, 'productItem'>> = {},
  facts: Partial<Facts> = {},
): ItemProduct =>
  itemProductSchema.parse({
    code: '0900000101',
    name: 'Record Forms, pack of 25',
    purchasable: true,
    baseProduct: 'P900000011',
    price: { currencyIso: 'USD', value: 89 },
    stock: { stockLevelStatus: 'inStock' },
    qualificationLevel: { code: 'C', name: 'Level C', rank: 3 },
    ...overrides,
    productItem: {
      shortName: 'HWRS-3 RECORD FORM PKG/25 PRINT',
      group: 'FORMS_REPORTS',
      format: 'PRINT',
      unit: 'PACK',
      packSize: 25,
      contents: [],
      consumable: true,
      fulfilment: 'SHIP',
      needsInventoryAccount: false,
      order: { min: 1, max: 200, step: 1 },
      returnRule: 'UNOPENED_90_DAYS',
      status: 'ACTIVE',
      shipTo: 'ANY',
      priceOnRequest: false,
      languages: ['en'],
      ...facts,
    },
  })
