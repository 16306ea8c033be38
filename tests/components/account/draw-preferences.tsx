import { render, screen } from '@testing-library/react'
import { Preferences } from '@/components/account/preferences/preferences'
import type { PreferencesProps } from '@/components/account/preferences/preferences-props'
import { getMessages } from '@/lib/i18n/messages'
import type { PreferencesData } from '@/lib/preferences/load-preferences.server'
import type { SECTIONS } from '@/lib/preferences/sections'
import type { Locale } from '@/lib/site/sites'

const NOW = Date.parse('2026-09-28T10:00:00Z')

const TOPICS = [
  {
    id: 'MARKETING_NEWSLETTER',
    name: 'News by email',
    description: 'Once a month.',
    version: 1,
    currentConsent: { code: 'c1', consentGivenDate: '2026-03-04T10:00:00+0000' },
  },
  {
    id: 'MARKETING_OFFERS',
    name: 'Offers',
    description: 'Now and then.',
    version: 1,
    currentConsent: {
      code: 'c2',
      consentGivenDate: '2026-03-04T10:00:00+0000',
      consentWithdrawnDate: '2026-03-05T10:00:00+0000',
    },
  },
  { id: 'MARKETING_TRAINING', name: 'Training', description: 'Dates.', version: 1 },
]

const DATA: PreferencesData = {
  topics: TOPICS,
  history: [],
  settings: {},
  areas: [
    { code: 'cognition', name: 'Cognition' },
    { code: 'language', name: 'Speech and language' },
  ],
  closesOn: undefined,
}

type Differences = Partial<Omit<PreferencesProps, 'data'>> & { data?: Partial<PreferencesData> }

export const draw = ({ data, ...differences }: Differences = {}) =>
  render(
    <Preferences
      locale="en-us"
      hidden={{ submissionKey: 'key', formOwner: 'mark' }}
      rejected={undefined}
      now={NOW}
      cookieSettings={false}
      closure={undefined}
      {...differences}
      data={{ ...DATA, ...data }}
    />,
  )

export const words = (locale: Locale = 'en-us') => getMessages(locale).preferences

export const section = (name: (typeof SECTIONS)[number], locale: Locale = 'en-us') =>
  screen.getByRole('region', { name: words(locale)[name].title })

export const fieldsOf = (part: HTMLElement) => {
  const form = part.querySelector('form')
  return form === null ? undefined : Object.fromEntries(new FormData(form))
}
