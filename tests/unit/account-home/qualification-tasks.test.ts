import { describe, expect, it } from 'vitest'
import { accountTasks } from '@/lib/account-home/account-tasks'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath } from '@/lib/site/account-pages'
import { evidence, NOW, QUIET, RECORD } from './samples'

const LOCALE = 'en-us'

const tasks = (home: Partial<typeof QUIET>) =>
  accountTasks({ locale: LOCALE, home: { ...QUIET, ...home }, hiddenPages: [], now: NOW })

const keys = (home: Partial<typeof QUIET>) => tasks(home).map(({ key }) => key)

describe('what waits for the user about qualifications', () => {
  it.each([
    ['DRAFT', undefined, 'Send your evidence: Professional organization'],
    ['MORE_INFORMATION', undefined, 'Answer a question about your evidence: Professional organization'],
    ['APPROVED', '2027-05-09', 'Renew your evidence: Professional organization'],
  ] as const)('asks for evidence that is %s until %s', (status, validUntil, title) => {
    expect(tasks({ qualifications: [evidence({ status, validUntil })] })).toMatchObject([
      { title, href: accountDetailPath(LOCALE, 'qualifications', 'q1') },
    ])
  })

  it.each([
    ['SUBMITTED', undefined],
    ['APPROVED', '2027-05-10'],
    ['APPROVED', undefined],
    ['REJECTED', undefined],
    ['EXPIRED', '2027-03-01'],
  ] as const)('asks for nothing about evidence that is %s until %s', (status, validUntil) => {
    expect(keys({ qualifications: [evidence({ status, validUntil })] })).toEqual([])
  })

  it('asks to renew evidence whose end took the level away, as long as no renewal was sent', () => {
    const qualification = { level: 'B', status: 'APPROVED', validUntil: '2027-03-09' }
    const record = { ...RECORD, qualification }
    for (const status of ['EXPIRED', 'APPROVED'] as const) {
      const ended = evidence({ status, validUntil: '2027-03-09' })
      expect(tasks({ record, qualifications: [ended] })).toMatchObject([
        {
          title: 'Renew your expired evidence: Professional organization',
          text: getMessages(LOCALE).qualifications.states.expired.next,
          href: accountDetailPath(LOCALE, 'qualifications', 'q1'),
        },
      ])
      const renewal = { ...evidence({ status: 'SUBMITTED' }), id: 'q2', renews: 'q1' }
      expect(keys({ record, qualifications: [renewal, ended] })).toEqual([])
      expect(keys({ record, levels: undefined, qualifications: [ended] })).toEqual([])
    }
  })

  it.each(['SUBMITTED', 'APPROVED'] as const)(
    'asks for no renewal of evidence that ends while one is %s',
    status => {
      const ending = evidence({ status: 'APPROVED', validUntil: '2027-05-09' })
      const renewal = { ...evidence({ status }), id: 'q2', renews: 'q1' }
      expect(keys({ qualifications: [renewal, ending] })).toEqual([])
    },
  )

  it('tells the question of the reviewers', () => {
    const asked = evidence({ status: 'MORE_INFORMATION' })
    const history = [{ status: 'MORE_INFORMATION', at: '2027-03-01', note: 'Which register is it?' }] as const
    expect(tasks({ qualifications: [{ ...asked, history: [...history] }] })[0]?.text).toContain(
      'Which register is it?',
    )
  })
})
