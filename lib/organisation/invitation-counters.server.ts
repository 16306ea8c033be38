import 'server-only'
import { EMAIL_MAX_CHARACTERS } from '@/lib/config/limits'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { senderId } from '@/lib/session/customer.server'
import { INVITED_EMAIL } from './organisation-fields'

/** An invitation counts for the administrator who sends it, and for whom it goes to; no other form does. */
export function invitationCounters({
  sender,
  fields,
}: Pick<FormSubmission, 'sender' | 'fields'>): readonly Counter[] {
  const user = senderId(sender)
  const email = fields[INVITED_EMAIL]
  if (user === undefined || fields.intent !== 'invite' || typeof email !== 'string') return []
  return [
    { limit: 'invitation', key: user },
    { limit: 'invitationAgain', key: `${user}/${email.trim().toLowerCase().slice(0, EMAIL_MAX_CHARACTERS)}` },
  ]
}
