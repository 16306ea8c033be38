import type { CommerceRequest } from './environment.ts'
import { readText } from './read-text.ts'

/**
 * Parameters of a call without a JSON body. The engine takes them from the query, which comes first, as well
 * as from a form.
 */
export const readParameters = async (request: CommerceRequest): Promise<URLSearchParams> => {
  const isForm = request.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = new URLSearchParams(isForm ? await readText(request) : '')
  return new URLSearchParams([...new URL(request.req.url).searchParams, ...form])
}
