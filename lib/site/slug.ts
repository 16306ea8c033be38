import { transliterate } from '../text/transliterate.ts'

const LONGEST = 80

/**
 * The readable part of an address: the name in lower-case Latin letters and digits with hyphens between the
 * words. It finds nothing, the code before it does; a name without any such letter gives `-`.
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
