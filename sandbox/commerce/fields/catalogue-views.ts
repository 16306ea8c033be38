import { listView, type View } from './view.ts'

export type CatalogueViewName =
  | 'Assessment' | 'Breadcrumb' | 'Catalog' | 'CatalogList' | 'CatalogVersion' | 'CategoryHierarchy' | 'Facet' | 'FacetValue'
  | 'Image' | 'ItemGroup' | 'Pagination' | 'Price' | 'PriceRange' | 'Product' | 'ProductCategory' | 'ProductLevel'
  | 'ProductSearchPage' | 'Query' | 'Reference' | 'ReferenceList' | 'Review' | 'ReviewList' | 'SearchState' | 'Sort' | 'SpellingSuggestion' | 'Stock'
  | 'Shop' | 'ShopCountList' | 'ShopSearchPage' | 'SubCategory' | 'Suggestion' | 'SuggestionList' | 'TextMatch' | 'Understood' | 'Variant' // biome-ignore format: a list

type CatalogueView = View<CatalogueViewName>

/**
 * Members of titles and items alike. `assessment` and `productItem` say which of both it is, so every level
 * shows them.
 */
const VARIANT: CatalogueView = {
  BASIC:
    'code,name,purchasable,baseProduct,baseProductName,stock(BASIC),categories(BASIC),assessment(BASIC),productItem',
  DEFAULT: 'summary,description,price(DEFAULT),qualificationLevel(BASIC)',
  FULL:
    'images(FULL),volumePrices(FULL),priceRange(FULL),multidimensional,itemGroups(FULL),upc,assessment(FULL),stock(FULL),' +
    'price(FULL)',
  nested: {
    stock: 'Stock',
    categories: 'ProductCategory',
    assessment: 'Assessment',
    price: 'Price',
    qualificationLevel: 'ProductLevel',
    images: 'Image',
    volumePrices: 'Price',
    priceRange: 'PriceRange',
    itemGroups: 'ItemGroup',
  },
}

/** Views of the catalogue's types. */
export const CATALOGUE_VIEWS: Readonly<Record<CatalogueViewName, CatalogueView>> = {
  Assessment: {
    BASIC:
      'acronym,edition,authors,population,completion,administration,telepractice,scoring,languages,publicationYear,' +
      'status,endDate,soldOn',
    FULL:
      'body,measures,scores,norms,reliability,readingGrade,qualificationTags,supersedes,supersededBy,resources,' +
      'questions',
  },
  Breadcrumb: {
    BASIC: 'facetCode,facetName,facetValueCode,facetValueName,removeQuery(BASIC)',
    nested: { removeQuery: 'SearchState' },
  },
  Catalog: {
    BASIC: 'id,name',
    DEFAULT: 'catalogVersions(BASIC)',
    FULL: 'catalogVersions(FULL)',
    nested: { catalogVersions: 'CatalogVersion' },
  },
  CatalogList: listView('catalogs', 'Catalog'),
  CatalogVersion: {
    BASIC: 'id,categories(BASIC)',
    DEFAULT: 'categories(DEFAULT)',
    FULL: 'categories(FULL)',
    nested: { categories: 'CategoryHierarchy' },
  },
  CategoryHierarchy: {
    BASIC: 'id,name,subcategories(BASIC)',
    DEFAULT: 'description,count,subcategories(DEFAULT)',
    nested: { subcategories: 'SubCategory' },
  },
  Facet: {
    BASIC: 'code,name,category,multiSelect,visible,priority,values(BASIC)',
    nested: { values: 'FacetValue' },
  },
  FacetValue: { BASIC: 'code,name,count,selected,query(BASIC)', nested: { query: 'SearchState' } },
  Image: { BASIC: 'imageType,format,url', DEFAULT: 'altText', FULL: 'galleryIndex' },
  ItemGroup: {
    BASIC: 'group,count,fromPrice(BASIC)',
    DEFAULT: 'fromPrice(DEFAULT)',
    nested: { fromPrice: 'Price' },
  },
  Pagination: { BASIC: 'currentPage,pageSize,totalPages,totalResults,sort' },
  Price: { BASIC: 'currencyIso,value', DEFAULT: 'priceType,formattedValue', FULL: 'minQuantity,maxQuantity' },
  PriceRange: {
    BASIC: 'minPrice(BASIC),maxPrice(BASIC)',
    DEFAULT: 'minPrice(DEFAULT),maxPrice(DEFAULT)',
    nested: { minPrice: 'Price', maxPrice: 'Price' },
  },
  Product: {
    ...VARIANT,
    FULL: `${VARIANT.FULL},variantOptions(FULL),localizedNames`,
    nested: { ...VARIANT.nested, variantOptions: 'Variant' },
  },
  ProductCategory: { BASIC: 'code,name' },
  ProductLevel: { BASIC: 'code,name,rank' },
  ProductSearchPage: {
    BASIC: 'freeTextSearch,textMatch(BASIC),spellingSuggestion(BASIC),products(BASIC),pagination(BASIC)',
    DEFAULT: 'products(DEFAULT),facets(BASIC),breadcrumbs(BASIC),sorts(BASIC),currentQuery(BASIC)',
    FULL: 'products(FULL)',
    nested: {
      textMatch: 'TextMatch',
      spellingSuggestion: 'SpellingSuggestion',
      products: 'Variant',
      pagination: 'Pagination',
      facets: 'Facet',
      breadcrumbs: 'Breadcrumb',
      sorts: 'Sort',
      currentQuery: 'SearchState',
    },
  },
  Query: { BASIC: 'value' },
  Review: { BASIC: 'id' },
  ReviewList: listView('reviews', 'Review'),
  Reference: {
    BASIC: 'referenceType,quantity,target(BASIC)',
    DEFAULT: 'target(DEFAULT)',
    FULL: 'target(FULL)',
    nested: { target: 'Variant' },
  },
  ReferenceList: listView('references', 'Reference'),
  SearchState: { BASIC: 'url,query(BASIC)', nested: { query: 'Query' } },
  Shop: { BASIC: 'name' },
  ShopCountList: { BASIC: 'countriesAndRegionsStoreCount' },
  ShopSearchPage: {
    BASIC: 'stores(BASIC),sorts(BASIC),pagination(BASIC)',
    nested: { stores: 'Shop', sorts: 'Sort', pagination: 'Pagination' },
  },
  Sort: { BASIC: 'code,name,selected' },
  SpellingSuggestion: { BASIC: 'suggestion,query' },
  Stock: { BASIC: 'stockLevelStatus,stockLevel,isValueRounded,expectedOn,preorder' },
  TextMatch: { BASIC: 'quality,matched,missing,understood(BASIC)', nested: { understood: 'Understood' } },
  Understood: { BASIC: 'text,facetCode,facetName,facetValueCode,facetValueName' },
  SubCategory: { BASIC: 'id,name,subcategories', DEFAULT: 'description,count' },
  Suggestion: { BASIC: 'value' },
  SuggestionList: listView('suggestions', 'Suggestion'),
  Variant: VARIANT,
}
