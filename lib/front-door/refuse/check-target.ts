import type { Refusal } from './refusal.ts'

const LONGEST_TARGET = 8_192
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const CONTROL = /[\u0000-\u001f\u007f]/
const SEPARATORS = /[/\\]/

const BAD_TARGET: Refusal = { status: 400, code: 'target' }
const NOT_FOUND: Refusal = { status: 404, code: 'not-found' }

/** Checks the request target: a path of well-formed UTF-8 without hidden `..` segments. */
export function checkTarget(target: string): Refusal | undefined {
  if (target.length > LONGEST_TARGET) return { status: 414, code: 'target-too-long' }
  const [path = ''] = target.split('?', 1)
  if (!path.startsWith('/') || SEPARATORS.test(path.charAt(1)) || target.includes('#')) return BAD_TARGET
  const decoded = decodePath(path)
  if (decoded === undefined || CONTROL.test(decoded)) return BAD_TARGET
  const written = path.split('/')
  if (written.some(isDotSegment)) return NOT_FOUND
  if (decoded.split(SEPARATORS).some(isDotSegment)) return BAD_TARGET
  return isHiddenFile(written) || isPageData(decoded) ? NOT_FOUND : undefined
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const isDotSegment = (segment: string): boolean => segment === '.' || segment === '..'

/**
 * Data of a page under a file name. Our pages request it by headers; under a file name the framework would
 * serve it to anyone, bypassing access checks.
 */
const isPageData = (path: string): boolean => /\.rsc$|\.segments(?:\/|$)/i.test(path)

/** Hidden files and source maps, which we never serve; only scanners request them. */
const isHiddenFile = (segments: readonly string[]): boolean =>
  segments.some((segment, index) => segment.startsWith('.') && !(index === 1 && segment === '.well-known')) ||
  segments.at(-1)?.endsWith('.map') === true
