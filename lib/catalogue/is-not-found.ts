import type { Problem } from '@/lib/result/result'

/** Error types of commerce for an unknown code; the second is that of its newer parts. */
const UNKNOWN_CODES: readonly (string | undefined)[] = ['UnknownIdentifierError', 'NotFoundError']

/**
 * Whether the catalogue does not have the requested code: commerce answers with such a type, or with a plain
 * 404. Any other error, such as an invalid key or too many calls, says nothing about the catalogue and
 * counts as an outage.
 */
export const isNotFound = ({ kind, status, code }: Problem): boolean =>
  kind === 'domain' ? UNKNOWN_CODES.includes(code) : kind === 'http' && status === 404
