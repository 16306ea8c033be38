import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER, STORE_ONLY } from '@/lib/forms/hidden-fields'
import { consumeAll } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import type { FormDefinition, FormSubmission } from './form-definition'
import type { FailureReason, NextResult } from './form-result'
import { runSubmission } from './idempotent-submission.server'
import { MALFORMED, refuseForm } from './refuse-form.server'
import { respondSignIn, respondStored, respondToForm } from './respond-to-form.server'
import { uploadCounters } from './upload-counters.server'
import { openWrite } from './write-request.server'

const FIELDS = z.record(z.string(), z.unknown())

/**
 * Makes the POST handler of a form. It checks in this order: origin and body (`openWrite`), rate limits, form
 * owner, sign-in, fields; a form that is only to be stored goes no further than the rate limits. Then it
 * carries out the form once per submission and responds to scripts and browsers alike. The user's input is
 * preserved in every case.
 */
export const defineForm =
  <S extends Sender, Command, N extends NextResult>(form: FormDefinition<S, Command, N>) =>
  async (request: NextRequest): Promise<Response> => {
    const opened = await openForm(form, request)
    if (!opened.ok) return opened.error
    const submission = opened.value
    const stopped = await checkSender(form, submission)
    if (stopped !== undefined) return stopped
    const parsed = await form.parse(submission)
    if (!parsed.ok)
      return parsed.error === 'malformed' ? refuseMalformed(form, request, submission.locale) : parsed.error
    const command = parsed.value
    const result = await runSubmission(
      {
        form: form.name,
        submission,
        content: form.content?.(command),
        owner: form.owner?.(submission.sender),
      },
      form.result,
      keys => form.submit(submission, command, keys),
    )
    return respondToForm({ ...form, page: sent => form.page(sent, command) }, submission, result)
  }

async function openForm<S extends Sender, Command, N extends NextResult>(
  form: FormDefinition<S, Command, N>,
  request: NextRequest,
): Promise<Result<FormSubmission<S>, Response>> {
  const write = await openWrite(request, form.body, form.fallbackPage)
  if (!write.ok) return write
  const { locale, origin, cookies, wantsJson, body } = write.value
  const fields = FIELDS.safeParse(body)
  if (!fields.success) return failed(refuseMalformed(form, request, locale))
  const sender = await form.readSender(locale, cookies, Date.now(), fields.data)
  return ok({ locale, origin, wantsJson, fields: fields.data, sender, address: clientAddress(request) })
}

const refuseMalformed = <S extends Sender>(
  { fallbackPage }: { fallbackPage: (locale: S['locale']) => string },
  request: Request,
  locale: S['locale'],
): Response => refuseForm(request, MALFORMED, fallbackPage(locale))

/** The response to a form that is not carried out for its sender; undefined to go on. */
async function checkSender<S extends Sender, Command, N extends NextResult>(
  form: FormDefinition<S, Command, N>,
  submission: FormSubmission<S>,
): Promise<Response | undefined> {
  const { customer } = submission.sender
  const limit = await consumeAll([...form.counters(submission), ...uploadCounters(submission)])
  if (!limit.allowed) {
    const { retryAfterSeconds } = limit
    return respondToForm(form, submission, { kind: 'failed', reason: 'rateLimited', retryAfterSeconds })
  }
  if (STORE_ONLY in submission.fields) return respondStored(form, submission)
  const reason = await checkOwner(submission, form.isMarked === true)
  if (reason !== undefined) return respondToForm(form, submission, { kind: 'failed', reason })
  if (form.signedIn !== true || customer.kind === 'signedIn') return undefined
  if (customer.kind === 'anonymous') return respondSignIn(form, submission)
  return respondToForm(form, submission, { kind: 'failed', reason: 'unavailable' })
}

/**
 * Why a form may not be carried out for its sender: it was rendered for another user, or the session of its
 * user has ended. The form of a public page carries no owner, because that page is the same for all visitors.
 */
async function checkOwner(
  { fields, sender }: FormSubmission,
  isMarked: boolean,
): Promise<FailureReason | undefined> {
  const mark = fields[FORM_OWNER]
  const owner = await readFormOwner(typeof mark === 'string' ? mark : undefined)
  if (owner === undefined) return isMarked ? 'unknownForm' : undefined
  if (owner === 'unknown') return 'unknownForm'
  switch (sender.customer.kind) {
    case 'anonymous':
      return 'signedOut'
    case 'signedIn':
      return sender.customer.context.user.id === owner.user ? undefined : 'otherAccount'
    case 'unavailable':
      return undefined
  }
}
