import 'server-only'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { senderId } from '@/lib/session/customer.server'
import type { FormSubmission } from './form-definition'

/** A form with a file counts for its user, whatever form it is; of an anonymous sender no file is kept. */
export function uploadCounters({
  sender,
  fields,
}: Pick<FormSubmission, 'sender' | 'fields'>): readonly Counter[] {
  const user = senderId(sender)
  const hasFile = Object.values(fields).some(value => value instanceof File && value.size > 0)
  return user === undefined || !hasFile ? [] : [{ limit: 'upload', key: user }]
}
