import { z } from 'zod'
import type { NotificationStatus } from '@/lib/notifications/notification'

const TONE = z.enum(['success', 'caution', 'danger'])

const FLASH_LINE = z.object({ tone: TONE, text: z.string() })

/** What the page after an action tells of it: a sentence, and one about each part that went otherwise. */
export const FLASH = z.object({ tone: TONE, message: z.string(), lines: z.array(FLASH_LINE).readonly() })

export type Flash = z.infer<typeof FLASH>

export type FlashLine = z.infer<typeof FLASH_LINE>

/** How the notification of a flash looks. */
export const STATUS_OF_TONE: Readonly<Record<Flash['tone'], NotificationStatus>> = {
  success: 'SUCCESS',
  caution: 'INFO',
  danger: 'ERROR',
}
