import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readDateSettingsBy } from '@/lib/format/date-settings'
import { currentRequest, runInRequest } from '@/lib/request/request-context'
import { draw, words } from './draw-preferences'

describe('the history of consents', () => {
  const history = [
    { code: 'c2', consentTemplateId: 'MARKETING_OFFERS', consentGivenDate: '2026-09-03T10:00:00+0000' },
    {
      code: 'c1',
      consentTemplateId: 'MARKETING_NEWSLETTER',
      consentGivenDate: '2026-08-01T10:00:00+0000',
      consentWithdrawnDate: '2026-09-04T10:00:00+0000',
    },
  ]

  const items = () =>
    [...document.querySelectorAll('details li')].map(item => item.textContent?.replaceAll('\u202f', ' '))

  it('lists every consent and every withdrawal of each topic with its time, the newest first', () => {
    draw({ data: { history } })
    expect(items()).toEqual([
      'News by email: you unsubscribed on Sep 4, 2026, 6:00:00 AM EDT.',
      'Offers: you agreed on Sep 3, 2026, 6:00:00 AM EDT.',
      'News by email: you agreed on Aug 1, 2026, 6:00:00 AM EDT.',
    ])
  })

  it('is in the time zone and the format that its user has chosen', () => {
    readDateSettingsBy(() => currentRequest()?.dates)
    runInRequest({ requestId: 'r', dates: { timeZone: 'Asia/Tokyo', dateStyle: 'iso' } }, () =>
      draw({ data: { history } }),
    )
    expect(items()[0]).toBe('News by email: you unsubscribed on 2026-09-04 7:00:00 PM GMT+9.')
  })

  it('is not mentioned where there is none', () => {
    draw({ data: { history: [] } })
    expect(screen.queryByText(words().history.title)).not.toBeInTheDocument()
    expect(screen.queryByText(words().history.away)).not.toBeInTheDocument()
  })

  it.each([{ history: undefined }, { history, topics: undefined }])(
    'says that it cannot be shown while a part of it is away, never a code: %j',
    data => {
      draw({ data })
      expect(screen.getByText(words().history.away)).toBeInTheDocument()
      expect(document.body).not.toHaveTextContent('MARKETING_')
    },
  )

  it('has a name for a topic that is no longer sent', () => {
    draw({
      data: {
        history: [
          {
            ...history[0],
            code: 'c9',
            consentTemplateId: 'MARKETING_OLD',
            consentGivenDate: '2026-09-03T10:00:00+0000',
          },
        ],
      },
    })
    expect(items()).toEqual([`${words().history.earlierTopic}: you agreed on Sep 3, 2026, 6:00:00 AM EDT.`])
  })
})
