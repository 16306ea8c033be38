import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'

/** An object of the schema.org vocabulary. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

const CONTEXT = 'https://schema.org'

/** Terms of the vocabulary, which need no address prefix. */
const AVAILABILITY = {
  inStock: 'InStock',
  lowStock: 'LimitedAvailability',
  outOfStock: 'OutOfStock',
} as const

export type Crumb = { name: string; address: string }

/** The breadcrumbs of a page, the page itself last. */
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
 * A title as a product group with its items, each with its offer. Pictures, which all items share, belong to
 * the group only. An item without a price has no offer: search engines get no more than visitors do.
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
  ...allOffers(title, page),
  hasVariant: (title.variantOptions ?? []).map(item => itemData(item, page)),
})

function allOffers({ priceRange }: TitleProduct, { taxIncluded }: ProductPage): { offers?: Thing } {
  if (priceRange === undefined) return {}
  const { minPrice, maxPrice } = priceRange
  return {
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: minPrice.value,
      highPrice: maxPrice.value,
      priceCurrency: minPrice.currencyIso,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: minPrice.value,
        maxPrice: maxPrice.value,
        priceCurrency: minPrice.currencyIso,
        valueAddedTaxIncluded: taxIncluded,
      },
    },
  }
}

const itemData = ({ code, name, upc, ...item }: ItemProduct, page: ProductPage): Thing => ({
  '@type': 'Product',
  sku: code,
  name,
  ...(upc === undefined ? {} : { gtin12: upc }),
  ...offerOf(item, page),
})

type Offered = Pick<ItemProduct, 'price' | 'stock' | 'purchasable'>

/** schema.org has no tax property on an offer, so the price is in a price specification, once. */
function offerOf({ price, stock, purchasable }: Offered, { taxIncluded }: ProductPage): { offers?: Thing } {
  if (price === undefined || !purchasable) return {}
  return {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.value,
        priceCurrency: price.currencyIso,
        valueAddedTaxIncluded: taxIncluded,
      },
      availability:
        stock?.preorder === true ? 'PreOrder' : AVAILABILITY[stock?.stockLevelStatus ?? 'inStock'],
    },
  }
}

/** The text of a data block: nothing in it can close the surrounding script element. */
export const dataBlockText = (things: readonly Thing[]): string =>
  JSON.stringify(things.length === 1 ? things[0] : things).replaceAll('<', '\\u003c')
