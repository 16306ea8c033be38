import type { Refusal } from './refusal.ts'

const LONGEST_TARGET = 8_192
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/
const SEPARATORS = /[/\\]/

const BAD_TARGET: Refusal = { status: 400, code: 'target' }
const NOT_FOUND: Refusal = { status: 404, code: 'not-found' }

/** The request target must be a path of well-formed UTF-8 in which nothing hides a step upwards. */
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
 * Data of a page under a file name. Our pages ask for it by headers; under this name the framework tells
 * anybody how a page is made, past what decides who may see it.
 */
const isPageData = (path: string): boolean => /\.rsc$|\.segments(?:\/|$)/i.test(path)

/** Files of a work tree, which we never serve; asked for only by scanners. */
const isHiddenFile = (segments: readonly string[]): boolean =>
  segments.some((segment, index) => segment.startsWith('.') && !(index === 1 && segment === '.well-known')) ||
  segments.at(-1)?.endsWith('.map') === true
