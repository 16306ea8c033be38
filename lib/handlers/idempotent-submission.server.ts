import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { submissionKeyIn } from '@/lib/forms/submission-key'
import { senderId } from '@/lib/session/customer.server'
import { getSite } from '@/lib/site/sites'
import { type Once, runIdempotent } from '@/lib/state/idempotency.server'
import type { FormSubmission, SubmissionKeys } from './form-definition'

const KEPT_SECONDS = 10 * 60

/** Equal submissions without a key within this time count as a double click. */
const DOUBLE_CLICK_SECONDS = 3

/**
 * Name of a submission, from its sender, key and content. With the content in it, a key is valid for one
 * content only.
 */
export const submissionName = (owner: string, submissionKey: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([owner, submissionKey, content]))
    .digest('base64url')

/**
 * Runs a write once per name across all containers: a double click joins the running write, a repetition gets
 * the same result. Only a result that `isFinal` is stored, so that a failed try can be repeated.
 */
export const runOncePerName = <T>(
  name: string,
  answer: Pick<Once<T>, 'schema' | 'isFinal'>,
  run: () => Promise<T>,
): Promise<T> => runIdempotent({ ...answer, key: `submission/${name}`, keptSeconds: KEPT_SECONDS }, run)

type Identity = {
  form: string
  submission: FormSubmission
  /** The meaning of the fields, if different fields can mean the same. */
  content: unknown
  /** Sender of a form without a submission key. */
  owner: string | undefined
}

/**
 * Runs a form once per submission and gives every repetition the same result. A submission without a key gets
 * one, so that it can be repeated; an equal submission within some seconds counts as a double click.
 * Anonymous senders are distinguished by the key alone, or by `owner` if the form has no key.
 */
export function runSubmission<T>(
  { form, submission: { sender, fields }, content, owner }: Identity,
  answer: Pick<Once<T>, 'schema' | 'isFinal'>,
  run: (keys: SubmissionKeys) => Promise<T>,
): Promise<T> {
  // Every rendering seals the form owner anew.
  const { [SUBMISSION_KEY]: _key, [FORM_OWNER]: _owner, ...typed } = fields
  const { siteId } = getSite(sender.locale)
  const sent = [siteId, content ?? typed]
  const user = senderId(sender)
  const known = submissionKeyIn(fields)
  const submissionKey = known ?? randomUUID()
  const who = user === undefined ? 'anonymous' : `user/${user}/${siteId}`
  const key = submissionName(`${form}/${who}`, submissionKey, sent)
  const runNamed = () => run({ key, submissionKey })
  if (known !== undefined) return runOncePerName(key, answer, runNamed)
  if (owner === undefined) return runNamed()
  const click = `submission/${submissionName(`${form}/${owner}`, '', sent)}`
  return runIdempotent({ ...answer, key: click, keptSeconds: DOUBLE_CLICK_SECONDS }, runNamed)
}
