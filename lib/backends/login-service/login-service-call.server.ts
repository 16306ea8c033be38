import 'server-only'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { getSettings } from '@/lib/config/env.server'
import { LOGIN_SERVICE_PATH, loginServiceErrorSchema } from '@/lib/contract/login-service'

/** Whose call it is. Both travel from our server to the login service only, never from or to the browser. */
export type LoginServiceUser = { id: string; accessToken: string }

const parseLoginServiceError: ParseError = body => {
  const parsed = loginServiceErrorSchema.safeParse(body)
  return parsed.success ? { code: parsed.data.code } : undefined
}

/** Address of a login-service operation with its query (spec §7). */
function operationUrl(path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${getSettings().LOGIN_SERVICE_URL}${LOGIN_SERVICE_PATH}/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

/** What every read of the login service shares; a page never waits longer than this for it. */
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

/** What every write of the login service shares; user and token are added here. */
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
