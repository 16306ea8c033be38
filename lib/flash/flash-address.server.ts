import 'server-only'
import { QUERY_NOTIFICATIONS_MAX } from '@/lib/config/limits'
import { withNotification } from '@/lib/notifications/address'
import { signNotification } from '@/lib/notifications/signed.server'
import { type Flash, STATUS_OF_TONE } from './flash'

/**
 * An address of ours whose page shows the flash: its message and as many of its lines as an address can hold.
 * The flash is signed, so that third parties cannot put texts on our pages.
 */
export async function flashAddress(
  href: string,
  { tone, message, lines = [] }: Pick<Flash, 'tone' | 'message'> & Partial<Flash>,
): Promise<string> {
  const sentences = [{ tone, text: message }, ...lines].slice(0, QUERY_NOTIFICATIONS_MAX)
  const signed = sentences.map(({ tone, text }) =>
    signNotification({ message: text, status: STATUS_OF_TONE[tone], isHtml: false }),
  )
  return withNotification(href, ...(await Promise.all(signed)))
}
