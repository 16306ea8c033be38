import type { Problem } from '@/lib/result/result'

/** What commerce calls a code that it does not know; the second is the name its newer parts have for it. */
const UNKNOWN_CODES: readonly (string | undefined)[] = ['UnknownIdentifierError', 'NotFoundError']

/**
 * Whether there is no such thing in the catalogue: commerce says so (its contract, 1.8), or nobody has that
 * address. Every other refusal, as of our key or of too many calls, tells nothing of the catalogue: it is an
 * outage.
 */
export const isNotFound = ({ kind, status, code }: Problem): boolean =>
  kind === 'domain' ? UNKNOWN_CODES.includes(code) : kind === 'http' && status === 404
