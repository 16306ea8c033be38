import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { getSettings } from '@/lib/config/env.server'
import { siteVerifySchema } from '@/lib/contract/captcha'
import { logger } from '@/lib/log/logger'

/** Limits of a token; reCAPTCHA's own are about 2,000 characters. */
const MOST_TOKEN_CHARACTERS = 4_096

/**
 * Result of a captcha. `unavailable`: the service does not answer or is misconfigured; the caller offers
 * another way and never blocks a user for it.
 */
export type CaptchaOutcome = 'passed' | 'failed' | 'unavailable'

/** Faults of this deployment rather than of the visitor. */
const OWN_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request']

/** Verifies the token of a captcha widget (reCAPTCHA v2). Every token is valid once. */
export async function verifyCaptcha(token: string, clientAddress: string): Promise<CaptchaOutcome> {
  const { CAPTCHA_URL, CAPTCHA_SECRET_KEY } = getSettings()
  if (CAPTCHA_URL === undefined || CAPTCHA_SECRET_KEY === undefined) return 'unavailable'
  if (token === '' || token.length > MOST_TOKEN_CHARACTERS) return 'failed'
  const answer = await callBackend({
    dependency: 'captcha',
    operation: 'verifyCaptcha',
    method: 'POST',
    url: `${CAPTCHA_URL}/siteverify`,
    body: new URLSearchParams({ secret: CAPTCHA_SECRET_KEY, response: token, remoteip: clientAddress }),
    schema: siteVerifySchema,
  })
  if (!answer.ok) return 'unavailable'
  if (answer.value.success) return 'passed'
  const codes = answer.value['error-codes'] ?? []
  if (!codes.some(code => OWN_FAULTS.includes(code))) return 'failed'
  logger.error({ codes }, 'captcha is misconfigured')
  return 'unavailable'
}
