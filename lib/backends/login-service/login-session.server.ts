import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { loginServiceRead } from './login-service-call.server'

/** Whether the login service knows this session, `GET session`; false on every failure (spec §7, §8). */
export async function fetchLoginSession(accessToken: string): Promise<boolean> {
  const call = loginServiceRead('fetchLoginSession', 'session', { token: accessToken })
  const result = await callBackend({ ...call, expect: 'text' })
  return result.ok && result.value.trim() === 'true'
}
