/** The longest name that commerce takes. */
const MAX_CHARACTERS = 64

/** A segment that names a part of the store; codes, numbers and tokens have other shapes. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/
const LOCALE = /^[a-z]{2}-[a-z]{2}$/

/** Names deeper than this may be somebody's: a category, a token of a shared list. */
const DEPTH = 2

/**
 * The part of the store that a request came in by, for the back end's statistics: `register/personal-info`,
 * `store/my-account/quotes`, `api/cart`. It never holds a code, a number or anything typed.
 */
export function entryPointOf(path: string): string | undefined {
  const [, first = '', ...rest] = path.split('/')
  const isStore = first === 'store'
  const below = isStore ? rest.slice(2) : rest
  const isNamed = !LOCALE.test(first) && NAME.test(first)
  const parts = [...(isNamed ? [first] : []), ...leadingNames(below)]
  const name = parts.join('/')
  return name === '' || name.length > MAX_CHARACTERS ? undefined : name
}

function leadingNames(segments: readonly string[]): readonly string[] {
  const end = segments.findIndex(segment => !NAME.test(segment))
  return segments.slice(0, end === -1 ? DEPTH : Math.min(end, DEPTH))
}
