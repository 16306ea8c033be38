import { foldWords } from '../text/transliterate.ts'

/** Both orders of a full name, because half of the sites write the family name first. */
export const fullNames = (firstName: string, lastName: string): readonly string[] => [
  `${firstName} ${lastName}`,
  `${lastName} ${firstName}`,
]

/**
 * Whether a street contains one of the names as whole words (spec §5: name and organization must not be in
 * the street). Case, accents and punctuation do not matter; `Ann Lee` is not found in `Joann Leeds Way`.
 */
export function containsOwnName(street: string, names: readonly string[]): boolean {
  const words = ` ${foldWords(street)} `
  return names.map(foldWords).some(name => name !== '' && words.includes(` ${name} `))
}
