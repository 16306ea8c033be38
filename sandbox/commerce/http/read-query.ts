import type { CommerceRequest } from './environment.ts'
import { fieldFault, validationError } from './occ-error.ts'

/** A parameter of the query that looks like this; an empty one counts as absent. Throws 400. */
export const readPattern = (request: CommerceRequest, name: string, pattern: RegExp): string | undefined => {
  const text = request.req.query(name)
  if (text === undefined || text === '') return undefined
  if (pattern.test(text)) return text
  throw validationError([fieldFault(name, 'invalid', 'The value is malformed.')])
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** A day of the query, yyyy-mm-dd. */
export const readDay = (request: CommerceRequest, name: string): string | undefined =>
  readPattern(request, name, DAY)

/** An amount in units of its currency, in minor units. */
export const readAmount = (request: CommerceRequest, name: string): number | undefined => {
  const text = readPattern(request, name, /^\d{1,8}(?:\.\d{1,2})?$/)
  return text === undefined ? undefined : Math.round(Number(text) * 100)
}
