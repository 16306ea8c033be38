import 'server-only'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { type CookieChange, type CookieMap, clearCookies } from '@/lib/cookies/cookie-change'
import { cookieName } from '@/lib/cookies/cookie-names'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { FORM_ERRORS } from '@/lib/forms/form-errors'
import { sealedCookieOptions } from '@/lib/session/session-cookies.server'
import { PROMPTS } from './open-prompts'

/** A page cannot take a cookie away, so the notice goes by itself after this time. */
const NOTICE_SECONDS = 30
/** Longer than any right answer; a cookie must not grow with what was typed. */
const KEPT_CHARACTERS = 300

/** A refused answer: whose, to which task, what was typed, and what is wrong with it. */
const TASK_NOTICE = z.object({
  user: z.string(),
  task: z.enum(PROMPTS),
  values: z.record(z.string(), z.string()),
  errors: FORM_ERRORS,
})

export type PromptNotice = z.infer<typeof TASK_NOTICE>

const nameOfCookie = (): string => cookieName('task', getSettings().COOKIE_SECURE)

/** Leaves word for the page that asks, which has no other way to learn of the answer before. */
export async function setPromptNotice({ values, ...notice }: PromptNotice): Promise<CookieChange> {
  const kept = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, KEPT_CHARACTERS)]),
  )
  const value = await seal({ ...notice, values: kept }, { ...sealKey('task'), maxAge: NOTICE_SECONDS })
  return { name: nameOfCookie(), value, options: sealedCookieOptions(NOTICE_SECONDS) }
}

/** What was refused a moment ago to this user. */
export async function readPromptNotice(cookies: CookieMap, user: string): Promise<PromptNotice | undefined> {
  const notice = await unseal(cookies.get(nameOfCookie()), sealKey('task'), TASK_NOTICE)
  return notice?.user === user ? notice : undefined
}

/** Takes the notice away once an answer was taken. */
export const clearPromptNotice = (cookies: CookieMap): readonly CookieChange[] =>
  clearCookies(cookies, [nameOfCookie()], sealedCookieOptions(0))
