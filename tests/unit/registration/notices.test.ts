import { describe, expect, it } from 'vitest'
import { noticeOf, openedNotice, sentNotice, withNotice } from '@/lib/registration/notices'

const STEP = '/en-us/register/personal-info'

describe('a notice', () => {
  it.each(['missing', 'spent', 'saved', 'finished', 'hasAccount', 'signedOut', 'otherAccount'] as const)(
    'travels in the address of the page that tells it: %s',
    notice => {
      const { pathname, searchParams } = new URL(withNotice(STEP, notice), 'http://localhost')
      expect(pathname).toBe(STEP)
      expect(noticeOf(Object.fromEntries(searchParams))).toBe(notice)
    },
  )

  it('leaves an address alone where there is none', () => {
    expect(withNotice(STEP, undefined)).toBe(STEP)
  })

  it.each(['', 'Saved', 'Win a prize', 'constructor', ['saved', 'spent'], undefined])(
    'is none of ours: %j',
    notice => expect(noticeOf({ notice })).toBeUndefined(),
  )
})

describe('a step that is closed', () => {
  it.each([
    ['missing', 'missing', 'missing'],
    ['spent', 'spent', 'saved'],
    ['finished', undefined, 'finished'],
  ] as const)('because it is %s says %s when opened and %s when sent', (reason, opened, sent) => {
    expect(openedNotice(reason)).toBe(opened)
    expect(sentNotice(reason)).toBe(sent)
  })
})
