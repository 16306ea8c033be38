const YEAR = 12

/** Age bands of clients, each with a representative age in months for the title search. */
export const AGE_BANDS = [
  { code: 'infants', months: YEAR },
  { code: 'preschool', months: 4 * YEAR },
  { code: 'children', months: 9 * YEAR },
  { code: 'adolescents', months: 15 * YEAR },
  { code: 'adults', months: 40 * YEAR },
  { code: 'older', months: 75 * YEAR },
] as const

/** The bands with these codes; unknown codes are left out. */
export const bandsOf = (codes: readonly string[]) => AGE_BANDS.filter(({ code }) => codes.includes(code))
