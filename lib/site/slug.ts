import { transliterate } from '../text/transliterate.ts'

const LONGEST = 80

/**
 * The readable part of an address: the name in lower-case Latin letters and digits with hyphens between the
 * words. Only the code before it identifies the page; a name without any such letter results in `-`.
 */
export function toSlug(name: string): string {
  const words = transliterate(name)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug === '' ? (words[0]?.slice(0, LONGEST) ?? '-') : slug
}
