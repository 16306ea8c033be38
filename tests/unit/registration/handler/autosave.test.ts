import { describe, expect, it } from 'vitest'
import { USER } from '../back-ends'
import { post } from '../requests'
import { draftOf, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const TYPED = { jobTitle: 'teacher', phone: 'not a phone yet' }

describe('typing that is kept', () => {
  it('is not judged and writes nothing', async () => {
    expect(await sendStep('personal-info', { intent: 'keep', ...TYPED })).toEqual({
      kind: 'back',
      status: 200,
    })
    expect(await draftOf('personal-info')).toEqual({ values: TYPED })
    expect(backEnds().writes()).toEqual([])
  })

  it('is kept of who is signed in without asking how far they have come', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect((await post({ json: { intent: 'keep', ...TYPED } })).status).toBe(200)
    expect(await draftOf('personal-info')).toEqual({ values: TYPED })
    expect(backEnds().sent).toEqual([])
  })

  it('leaves the errors and the unsettled sending of a step as they are', async () => {
    backEnds().reply('POST personalInfo', 'hang-up')
    const whole = { ...TYPED, industry: 'health', sector: 'clinic', phoneCountry: 'US', phone: '2025550123' }
    await sendStep('personal-info', whole)
    const before = await draftOf('personal-info')
    await sendStep('personal-info', { intent: 'keep', ...whole, jobTitle: 'psychologist' })
    expect(await draftOf('personal-info')).toEqual({
      ...before,
      values: { ...whole, jobTitle: 'psychologist' },
    })
  })

  it('outlives an outage without a word about it', async () => {
    backEnds().reply(`GET users/${USER}`, { status: 503 })
    expect(await sendStep('personal-info', { intent: 'keep', ...TYPED })).toEqual({
      kind: 'back',
      status: 200,
    })
    expect(await draftOf('personal-info')).toEqual({ values: TYPED })
  })

  it('is not taken for a step that is closed', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect(await sendStep('personal-info', { intent: 'keep', ...TYPED })).toMatchObject({ kind: 'moved' })
    expect(await draftOf('personal-info')).toBeUndefined()
  })
})
