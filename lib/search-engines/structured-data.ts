import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'

/** An object of schema.org's vocabulary. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

const CONTEXT = 'https://schema.org'

const AVAILABILITY = {
  inStock: `${CONTEXT}/InStock`,
  lowStock: `${CONTEXT}/LimitedAvailability`,
  outOfStock: `${CONTEXT}/OutOfStock`,
} as const

export type Crumb = { name: string; address: string }

/** The way to a page, the page itself last. */
export const breadcrumbData = (crumbs: readonly Crumb[]): Thing => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
})

export type ProductPage = {
  address: string
  /** Absolute address of the cover. */
  image?: string | undefined
  publisher: string
  taxIncluded: boolean
}

/**
 * A title as a product group with its items, each with its offer. An item without a price is named without an offer: what is
 * not told to people is not told to engines either.
 */
export const productData = (title: TitleProduct, page: ProductPage): Thing => ({
  '@context': CONTEXT,
  '@type': 'ProductGroup',
  '@id': page.address,
  url: page.address,
  productGroupID: title.code,
  name: title.name,
  alternateName: title.assessment.acronym,
  ...(title.summary === undefined ? {} : { description: title.summary }),
  ...(page.image === undefined ? {} : { image: page.image }),
  brand: { '@type': 'Brand', name: page.publisher },
  author: title.assessment.authors.map(name => ({ '@type': 'Person', name })),
  inLanguage: title.assessment.languages,
  hasVariant: (title.variantOptions ?? []).map(item => itemData(item, page)),
})

const itemData = (item: ItemProduct, page: ProductPage): Thing => ({
  '@type': 'Product',
  sku: item.code,
  name: item.name,
  ...(item.upc === undefined ? {} : { gtin12: item.upc }),
  ...(page.image === undefined ? {} : { image: page.image }),
  ...offerOf(item, page),
})

function offerOf({ price, stock, purchasable }: ItemProduct, page: ProductPage): { offers?: Thing } {
  if (price === undefined || !purchasable) return {}
  const status =
    stock?.preorder === true ? `${CONTEXT}/PreOrder` : AVAILABILITY[stock?.stockLevelStatus ?? 'inStock']
  return {
    offers: {
      '@type': 'Offer',
      url: page.address,
      price: price.value,
      priceCurrency: price.currencyIso,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.value,
        priceCurrency: price.currencyIso,
        valueAddedTaxIncluded: page.taxIncluded,
      },
      availability: status,
      itemCondition: `${CONTEXT}/NewCondition`,
    },
  }
}

/** The text of a data block: nothing in it can end the block it stands in. */
export const dataBlockText = (things: readonly Thing[]): string =>
  JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c')
