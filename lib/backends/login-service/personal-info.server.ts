import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { profileSavedSchema } from '@/lib/contract/login-service'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type LoginServiceUser, loginServiceWrite } from './login-service-call.server'

/** Codes of the reference lists; the phone is E.164. */
export type PersonalInfo = { jobTitle: string; industry: string; sector: string; phone: string }

/** Records the personal info step, `POST personalInfo` (spec §7). Idempotent. */
export async function recordPersonalInfo(
  user: LoginServiceUser,
  personalInfo: PersonalInfo,
): Promise<Result<undefined, Problem>> {
  const call = loginServiceWrite('recordPersonalInfo', 'personalInfo', user, personalInfo)
  const saved = await callBackend({ ...call, schema: profileSavedSchema })
  return saved.ok ? ok(undefined) : saved
}
