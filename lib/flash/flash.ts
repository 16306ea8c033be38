import { z } from 'zod'
import type { NotificationStatus } from '@/lib/notifications/notification'

const TONE = z.enum(['success', 'caution', 'danger'])

export const FLASH_LINE = z.object({ tone: TONE, text: z.string() })

/**
 * Message that the page after an action shows, with one line for each part whose result differs from the
 * request.
 */
export const FLASH = z.object({ tone: TONE, message: z.string(), lines: z.array(FLASH_LINE).readonly() })

export type Flash = z.infer<typeof FLASH>

export type FlashLine = z.infer<typeof FLASH_LINE>

/** Notification status for each tone of a flash. */
export const STATUS_OF_TONE: Readonly<Record<Flash['tone'], NotificationStatus>> = {
  success: 'SUCCESS',
  caution: 'INFO',
  danger: 'ERROR',
}
