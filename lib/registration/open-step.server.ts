import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { problemResponse } from '@/lib/http/problem-response'
import { clientAddress } from '@/lib/http/public-origin'
import { takeLimit } from '@/lib/http/rate-limits.server'
import { readFormOrJson } from '@/lib/http/read-body'
import { requestHost } from '@/lib/http/request-host.server'
import { requestIdOf } from '@/lib/http/request-id.server'
import { refuseForeignWrite } from '@/lib/http/write-guard.server'
import { cookieMapOf } from '@/lib/session/cookie-change'
import { openSession } from '@/lib/session/session-cookies.server'
import { findHostRule } from '@/lib/site/hosts'
import { isLocale, type Locale } from '@/lib/site/sites'
import { draftOwnerOf } from './draft-cookie.server'
import type { StepSubmission } from './handle-step.server'
import { readRegisteredMarker } from './registered-marker.server'
import { isSubmittableStep, type SubmittableStep } from './steps'
import { loadVisitor } from './visitor.server'

type StepRequest = Request & { cookies: Parameters<typeof cookieMapOf>[0]; nextUrl: URL }

export type OpenedStep = { ok: true; submission: StepSubmission } | { ok: false; response: Response }

const refuse = (
  request: Request,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): OpenedStep => ({
  ok: false,
  response: problemResponse(status, code, { requestId: requestIdOf(request), headers }),
})

/**
 * Everything about a sent step that must be in order before it is looked at: origin, step, site, rate, size and form of the
 * body, and who sent it. The first fault is the answer.
 */
export async function openStep(request: StepRequest, step: string): Promise<OpenedStep> {
  const foreign = refuseForeignWrite(request)
  if (foreign !== undefined) return { ok: false, response: foreign }
  if (!isSubmittableStep(step)) return refuse(request, 404, 'unknown-step')
  const rule = findHostRule(getSettings().STORE_HOSTS, requestHost(request))
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (rule === undefined || !isLocale(locale) || !rule.locales.includes(locale))
    return refuse(request, 421, 'locale-not-served')
  const limit = await takeLimit('write', clientAddress(request))
  if (!limit.allowed) {
    return refuse(request, 429, 'too-many-requests', { 'retry-after': String(limit.retryAfterSeconds) })
  }
  const body = await readFormOrJson(request)
  if (!body.ok) return refuse(request, body.error.status, body.error.code)
  const form = toTexts(body.value.value)
  if (form === undefined || body.value.duplicates.length > 0) return refuse(request, 400, 'malformed-form')
  return openForVisitor(request, { locale, served: rule.locales, step, form })
}

async function openForVisitor(
  request: StepRequest,
  sent: {
    locale: Locale
    served: readonly Locale[]
    step: SubmittableStep
    form: Readonly<Record<string, string>>
  },
): Promise<OpenedStep> {
  const cookies = cookieMapOf(request.cookies)
  const { session } = await openSession(cookies, Date.now())
  const visitor = await loadVisitor(session, sent.locale, await readRegisteredMarker(cookies))
  const owner = draftOwnerOf(visitor, cookies)
  if (owner === undefined) return refuse(request, 403, 'cookies-needed')
  return { ok: true, submission: { ...sent, visitor, owner, address: clientAddress(request) } }
}

/** A form's texts by name; undefined for anything that is not a flat object of texts and ticks. */
function toTexts(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const texts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(value)) {
    if (entry === false) continue
    const text: unknown = entry === true ? 'on' : entry
    if (typeof text !== 'string') return undefined
    texts[name] = text
  }
  return texts
}
