import 'server-only'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { getSettings } from '@/lib/config/env.server'
import { LOGIN_SERVICE_PATH, loginServiceErrorSchema } from '@/lib/contract/login-service'

/**
 * The user of a call. Id and token are sent from our server to the login service only, never to a browser or
 * from one.
 */
export type LoginServiceUser = { id: string; accessToken: string }

const parseLoginServiceError: ParseError = body => {
  const parsed = loginServiceErrorSchema.safeParse(body)
  return parsed.success ? { code: parsed.data.code } : undefined
}

/** URL of a login-service operation with its query (spec §7). */
function operationUrl(path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${getSettings().LOGIN_SERVICE_URL}${LOGIN_SERVICE_PATH}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** Common parts of every read from the login service, with a timeout that suits a page. */
export const loginServiceRead = (
  operation: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
) => ({
  dependency: 'login-service' as const,
  operation,
  method: 'GET' as const,
  url: operationUrl(path, query),
  deadlineMs: 2_500,
  parseError: parseLoginServiceError,
})

/** Common parts of every write to the login service; adds user and token. */
export const loginServiceWrite = (
  operation: string,
  path: string,
  { id, accessToken }: LoginServiceUser,
  fields: Readonly<Record<string, string>>,
) => ({
  dependency: 'login-service' as const,
  operation,
  method: 'POST' as const,
  url: operationUrl(path, {}),
  body: { ...fields, userId: id, token: accessToken },
  parseError: parseLoginServiceError,
})
