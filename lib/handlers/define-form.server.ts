import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { takeAll } from '@/lib/rate-limits/attempts.server'
import { clientAddress } from '@/lib/request/public-origin'
import { failed, ok, type Result } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import type { FormDefinition, FormSubmission } from './form-definition'
import type { FailureReason, NextResult } from './form-result'
import { runSubmission } from './idempotent-submission.server'
import { refuseRequest } from './respond.server'
import { respondSignIn, respondToForm } from './respond-to-form.server'
import { openWrite } from './write-request.server'

const FIELDS = z.record(z.string(), z.unknown())

/**
 * The POST handler of a form. In this order: origin and body (`openWrite`), rate limits, the owner's mark,
 * sign-in, what the fields ask for, then the form itself, once per submission; and one answer for scripts and
 * browsers. Nothing that was typed is lost on any of these ways.
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
      return parsed.error === 'malformed' ? refuseRequest(request, 400, 'malformed') : parsed.error
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
  { readSender }: FormDefinition<S, Command, N>,
  request: NextRequest,
): Promise<Result<FormSubmission<S>, Response>> {
  const write = await openWrite(request)
  if (!write.ok) return write
  const { locale, origin, cookies, wantsJson, body } = write.value
  const fields = FIELDS.safeParse(body)
  if (!fields.success) return failed(refuseRequest(request, 400, 'malformed'))
  const sender = await readSender(locale, cookies, Date.now())
  return ok({ locale, origin, wantsJson, fields: fields.data, sender, address: clientAddress(request) })
}

/** The answer to a form that its sender may not send, or undefined to go on. */
async function checkSender<S extends Sender, Command, N extends NextResult>(
  form: FormDefinition<S, Command, N>,
  submission: FormSubmission<S>,
): Promise<Response | undefined> {
  const { customer } = submission.sender
  const limit = await takeAll(form.counters(submission))
  if (!limit.allowed) {
    const { retryAfterSeconds } = limit
    return respondToForm(form, submission, { kind: 'failed', reason: 'rateLimited', retryAfterSeconds })
  }
  const reason = await checkOwner(submission, form.isMarked === true)
  if (reason !== undefined) return respondToForm(form, submission, { kind: 'failed', reason })
  if (form.signedIn !== true || customer.kind === 'signedIn') return undefined
  if (customer.kind === 'anonymous') return respondSignIn(form, submission)
  return respondToForm(form, submission, { kind: 'failed', reason: 'unavailable' })
}

/**
 * Why a form may not be carried out for its sender: it was made for another user, or its user's session has
 * ended. The form of a public page carries no mark, because that page is the same for everybody.
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
