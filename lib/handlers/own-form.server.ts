import 'server-only'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { readSender, senderId } from '@/lib/session/customer.server'
import type { Locale } from '@/lib/site/sites'
import type { FormSubmission } from './form-definition'

/**
 * The part of a form definition that forms about the signed-in user's own data share.
 * @param counted name under which their submissions are counted together, per user
 */
export const ownForm = (counted: string, fallbackPage: (locale: Locale) => string) =>
  ({
    readSender,
    counters: ({ sender, address }: FormSubmission): readonly Counter[] => [
      { limit: 'write', key: `${counted}/${senderId(sender) ?? address}` },
    ],
    signedIn: true,
    isMarked: true,
    fallbackPage,
  }) as const
