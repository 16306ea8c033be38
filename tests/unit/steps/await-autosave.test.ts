import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUTOSAVE_COOKIE } from '@/lib/cookies/cookie-names'
import { changeDraft, readDraft, saveDraft } from '@/lib/registration/drafts/drafts.server'
import { awaitAutosave } from '@/lib/steps/await-autosave.server'
import { forgetProcessState, setSharedState } from '../../support/process-state'

const ADA = { user: 'ada' }
const ANNOUNCED = new Map([[AUTOSAVE_COOKIE, 'second']])

beforeEach(() => {
  setSharedState()
})

afterEach(() => {
  vi.restoreAllMocks()
  forgetProcessState()
})

describe('a page view', () => {
  it('waits for what was sent while the page was left', async () => {
    await saveDraft(ADA, 'personal-info', { values: { phone: '2' }, keptAs: 'first' })
    const opened = vi.fn<() => void>()
    const read = vi.fn(() => readDraft(ADA, 'personal-info'))
    const view = awaitAutosave(read, ANNOUNCED).then(opened)
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2))
    expect(opened).not.toHaveBeenCalled()
    await changeDraft(ADA, 'personal-info', () => ({ values: { phone: '20' }, keptAs: 'second' }))
    await view
    expect(opened).toHaveBeenCalledOnce()
  })

  it('goes on without what never comes', async () => {
    await expect(awaitAutosave(() => readDraft(ADA, 'personal-info'), ANNOUNCED)).resolves.toBeUndefined()
  })

  it('waits for nothing that was not announced', async () => {
    await saveDraft(ADA, 'personal-info', { values: { phone: '2' }, keptAs: 'first' })
    const opened = vi.fn<() => void>()
    void awaitAutosave(() => readDraft(ADA, 'personal-info'), new Map()).then(opened)
    await Promise.resolve()
    await Promise.resolve()
    expect(opened).toHaveBeenCalledOnce()
  })
})
