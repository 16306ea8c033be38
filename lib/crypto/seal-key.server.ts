import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { SealKey, SealPurpose } from './seal.server'

/** The key of this deployment for sealing values of a purpose. */
export const sealKey = (purpose: SealPurpose): SealKey => ({
  secret: getSettings().SESSION_SECRET,
  purpose,
})
