import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { profileSavedSchema } from '@/lib/contract/login-service'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { type LoginServiceUser, loginServiceWrite } from './login-service-call.server'

/**
 * Changes the email of an account, `POST updateProfile` (spec §7). An email in use is a problem of kind
 * `domain`, `email_taken`. Idempotent.
 * @param code code from the mailed link; without it, only an account that has no email can get one
 */
export async function updateProfile(
  user: LoginServiceUser,
  locale: Locale,
  email: string,
  code?: string,
): Promise<Result<undefined, Problem>> {
  const fields = { siteId: getSite(locale).siteId, email, ...(code !== undefined && { code }) }
  const call = loginServiceWrite('updateProfile', 'updateProfile', user, fields)
  const saved = await callBackend({ ...call, schema: profileSavedSchema })
  return saved.ok ? ok(undefined) : saved
}
