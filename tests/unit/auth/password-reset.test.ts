import { beforeEach, describe, expect, it, vi } from 'vitest'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { LOCALES } from '@/lib/site/sites'

const held = vi.hoisted(() => ({ address: undefined as string | undefined }))

vi.mock('@/lib/config/env.server', () => ({ getSettings: () => ({ PASSWORD_RESET_URL: held.address }) }))

describe('the page where people choose a new password', () => {
  beforeEach(() => {
    held.address = undefined
  })

  it('is none where the deployment has none', () => {
    expect(passwordResetHref('en-us')).toBeUndefined()
  })

  it('is asked for in the language of each site, and keeps what its address says', () => {
    held.address = 'https://id.example/am/?service=ResetPassword'
    expect(LOCALES.map(locale => passwordResetHref(locale))).toEqual(
      ['en-US', 'en-CA', 'fr-CA', 'en-GB', 'nl-NL', 'es-ES', 'en-AU', 'en-NZ', 'en', 'en-SG'].map(
        tag => `https://id.example/am/?service=ResetPassword&locale=${tag}`,
      ),
    )
  })
})
