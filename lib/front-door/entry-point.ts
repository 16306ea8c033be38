/** Maximum length of the name in commerce. */
const MAX_CHARACTERS = 64

/** A segment that is the name of a part of the store; codes, numbers and tokens do not match. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/
const LOCALE = /^[a-z]{2}-[a-z]{2}$/

/** Deeper segments may identify something private: a category, the token of a shared list. */
const DEPTH = 2

/**
 * The part of the store that a request is for, for the statistics of the back end: `register/personal-info`,
 * `store/my-account/quotes`, `api/cart`. It never contains a code, a number or user input.
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
