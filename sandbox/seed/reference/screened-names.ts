/** Names that screening stops, if a flag switches it on; invented, and compared without case and accents. */
export const SCREENED_NAMES: readonly string[] = ['Ravenholt Trading', 'Viktor Ravenholt']
