import 'server-only'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { dropSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { AGENT_FORM, type AgentSender, signInAgain } from './agent-form.server'
import { endSupportSession } from './end-support-session.server'
import { stopActing } from './stop-acting.server'

const backToSupport = (locale: Locale, message: string): NextResult => ({
  kind: 'next',
  href: supportPath(locale),
  flash: { tone: 'success', message, lines: [] },
})

/** Ends to act as a customer, and leads back to the search (pages: Support login). */
export const handleEnd = defineForm<AgentSender, undefined, NextResult>({
  ...AGENT_FORM,
  name: 'support-end',
  parse: () => ok(undefined),
  submit: async ({ locale, sender: { support } }) => {
    if (support.state !== 'open') return signInAgain(locale)
    const { acting } = support.record
    await stopActing(locale, support)
    if (acting === undefined) return { kind: 'next', href: supportPath(locale) }
    const name = fullName(acting.firstName, acting.lastName)
    return backToSupport(locale, getTranslator(locale, 'support')('ended', { name }))
  },
})

/** Signs support staff out, at the identity provider too; whom they acted as is left before. */
export const handleAgentSignOut = defineForm<AgentSender, undefined, NextResult>({
  ...AGENT_FORM,
  name: 'support-sign-out',
  parse: () => ok(undefined),
  submit: async ({ locale, sender: { cookies } }) => {
    await endSupportSession(cookies, locale)
    const text = getTranslator(locale, 'support')('signIn.signedOut')
    return { ...backToSupport(locale, text), cookies: [...dropSupport(cookies)] }
  },
})
