import { beforeEach, expect, it, vi } from 'vitest'
import { logger } from '@/lib/log/logger'
import { typedValues } from '@/lib/registration/drafts/drafts.server'
import { reportOverrides } from '@/lib/steps/handler/report-overrides.server'

vi.mock('@/lib/log/logger', () => ({ logger: { warn: vi.fn() } }))

/** Reports on a sign-up. */
const report = (form: Record<string, string>) =>
  reportOverrides('register', typedValues('register', form, undefined), form)

const warn = vi.mocked(logger.warn)

beforeEach(() => warn.mockReset())

it('the log names the fields in which a text was turned around, and nothing that was sent', () => {
  const form = { firstName: '\u202Eboe', lastName: 'Marsh', other: '\u202E', password: '\u202Ex' }
  report(form)
  expect(warn.mock.calls).toEqual([
    [{ step: 'register', fields: ['firstName'] }, 'bidirectional override refused'],
  ])
})

it('the log says nothing of other refused forms', () => {
  report({ firstName: 'Zo\u00eb', lastName: '' })
  expect(warn).not.toHaveBeenCalled()
})
