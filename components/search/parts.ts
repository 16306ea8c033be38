/** Ids of the parts of a results page that its forms, buttons and script refer to. */
export const FILTERS_ID = 'search-filters'
export const FILTER_FORM_ID = 'search-filter-form'
export const RESULTS_ID = 'search-results'
export const STATUS_ID = 'search-status'
export const ITEMS_ID = 'search-items'
export const PAGES_ID = 'search-pages'
export const CHOICES_ID = 'search-choices'
export const SHOW_ID = 'search-show'

/** Id of the error of a number filter. */
export const errorIdOf = (name: string): string => `search-${name}-error`
