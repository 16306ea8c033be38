import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Qualifications } from '@/components/qualifications/qualifications'
import { levelName } from '@/lib/catalogue/level-name'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { QualificationsData } from '@/lib/qualifications/load-qualifications.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { discardDraftPath, newQualificationPath, withdrawPath } from '@/lib/site/qualification-paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'

const { qualifications: TEXTS } = getMessages('en-us')

const NOW = Date.parse('2026-11-27T15:00:00Z')

const record = (status: Qualification['status'], more: Partial<Qualification> = {}): Qualification =>
  ({
    id: 'q-1',
    kind: 'certification',
    detail: { certification: { code: 'c', name: 'Psychologist' }, issuingBody: 'Board', number: '1' },
    status,
    grantsLevel: { code: 'B', name: 'Level B' },
    documents: [],
    history: [],
    ...more,
  }) as Qualification

const draw = (data: Partial<QualificationsData> = {}, asked = '', locale: Locale = 'en-us') =>
  renderFromServer(
    <Qualifications
      locale={locale}
      data={{
        effectiveLevel: { code: 'A', name: 'Level A' },
        qualification: undefined,
        qualifications: [],
        enabledKinds: ['certification'],
        administered: [],
        levelOrganization: undefined,
        drafts: [],
        ...data,
      }}
      evidence={['certification']}
      supportHref="/support"
      hidden={{ submissionKey: 'key' }}
      asked={asked}
      now={NOW}
    />,
  )

const RENEWAL = { label: 'Renew Psychologist', href: newQualificationPath('en-us', 'certification', 'q-1') }
const OWN = accountDetailPath('en-us', 'qualifications', 'q-1')

/** Every state with its badge, what it says, and the links that lead on. */
const STATES = [
  [
    'draft',
    record('DRAFT'),
    [TEXTS.states.draft.next],
    [
      { label: 'Continue: Psychologist', href: OWN },
      { label: 'Discard: Psychologist', href: withdrawPath('en-us', 'q-1') },
    ],
  ],
  ['submitted', record('SUBMITTED'), [TEXTS.states.submitted.next], []],
  [
    'moreInformation',
    record('MORE_INFORMATION', { reason: 'ILLEGIBLE' }),
    [TEXTS.reasons.ILLEGIBLE, TEXTS.states.moreInformation.next],
    [],
  ],
  ['approved', record('APPROVED', { validUntil: '2027-01-27' }), [TEXTS.states.approved.next], []],
  ['approved', record('APPROVED'), [TEXTS.states.approved.next], []],
  [
    'rejected',
    record('REJECTED', { reason: 'NOT_LISTED' }),
    [TEXTS.reasons.NOT_LISTED, TEXTS.states.rejected.next],
    [],
  ],
  [
    'ending',
    record('APPROVED', { validUntil: '2027-01-26' }),
    ['It expires in 60 days.', TEXTS.states.ending.next],
    [RENEWAL],
  ],
  ['ending', record('APPROVED', { validUntil: '2026-12-27' }), ['It expires in 30 days.'], [RENEWAL]],
  ['ending', record('APPROVED', { validUntil: '2026-12-04' }), ['It expires in 7 days.'], [RENEWAL]],
  ['ending', record('APPROVED', { validUntil: '2026-11-28' }), ['It expires in 1 day.'], [RENEWAL]],
  ['ending', record('APPROVED', { validUntil: '2026-11-27' }), ['It expires today.'], [RENEWAL]],
  ['expired', record('APPROVED', { validUntil: '2026-11-26' }), [TEXTS.states.expired.next], [RENEWAL]],
  ['expired', record('EXPIRED', { validUntil: '2026-01-01' }), [TEXTS.states.expired.next], [RENEWAL]],
] as const

describe('the list of evidence', () => {
  it('without any says how to begin', () => {
    draw()
    expect(screen.getByText(TEXTS.none)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /certification/ })).toHaveAttribute(
      'href',
      newQualificationPath('en-us', 'certification'),
    )
  })

  it.each(STATES)(
    'tells of evidence that is %s, and what comes next: %#',
    (state, qualification, texts, links) => {
      const { container } = draw({ qualifications: [qualification] })
      const card = container.querySelector<HTMLElement>('#results > li')
      if (card === null) throw new Error('there is no entry')
      expect(card).toHaveTextContent(TEXTS.states[state].name)
      for (const text of texts) expect(card).toHaveTextContent(text)
      expect(within(card).getByRole('link', { name: 'Psychologist' })).toHaveAttribute('href', OWN)
      const onward = within(card).getAllByRole('link').slice(1)
      expect(onward.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
        links.map(({ label, href }) => [label, href]),
      )
    },
  )

  it.each([
    ['SUBMITTED', {}, TEXTS.renewal.submitted],
    ['MORE_INFORMATION', {}, TEXTS.renewal.moreInformation],
    ['APPROVED', { validUntil: '2029-11-27' }, 'Renewed by Psychologist, valid until November 27, 2029.'],
    ['APPROVED', {}, 'Renewed by Psychologist.'],
  ] as const)('offers no renewal where one is %s, but leads to it: %j', (status, more, text) => {
    for (const validUntil of ['2026-11-26', '2026-11-28']) {
      const renewal = record(status, { id: 'q-2', renews: 'q-1', ...more })
      const { container, unmount } = draw({
        qualifications: [renewal, record('APPROVED', { validUntil })],
      })
      const card = container.querySelector<HTMLElement>('#results > li:last-child')
      expect(card).toHaveTextContent(text)
      expect(card).not.toHaveTextContent(/Renew it|expires in/)
      expect(screen.queryByRole('link', { name: RENEWAL.label })).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'View renewal of Psychologist' })).toHaveAttribute(
        'href',
        accountDetailPath('en-us', 'qualifications', 'q-2'),
      )
      unmount()
    }
  })

  it.each(['MORE_INFORMATION', 'REJECTED'] as const)('tells what reviewers said when it is %s', status => {
    const said = { status, at: '2026-11-01T10:00:00+0000', note: 'Which register is it?' }
    draw({ qualifications: [record(status, { history: [said] })] })
    expect(screen.getByText(said.note)).toBeInTheDocument()
  })

  it('offers a form that was kept to be continued or discarded, after a question', () => {
    const key = 'certification..'
    const draft = {
      key,
      kind: 'certification',
      id: '',
      renews: '',
      values: {},
      keptUntil: NOW,
    } as const
    draw({ drafts: [draft] }, key)
    expect(screen.getByText(TEXTS.drafts.name)).toBeInTheDocument()
    const name = TEXTS.kinds.certification
    expect(screen.getByRole('link', { name: `Continue: ${name}` })).toHaveAttribute(
      'href',
      newQualificationPath('en-us', 'certification'),
    )
    expect(screen.getByRole('link', { name: `Discard: ${name}` })).toHaveAttribute(
      'href',
      discardDraftPath('en-us', key),
    )
    const question = screen.getByRole('region', { name: TEXTS.ask.discard.title })
    expect(within(question).getByRole('button', { name: TEXTS.ask.discard.yes })).toHaveValue('discard')
  })

  it('never pairs the level that is held with the last day of one that has ended', () => {
    const ended = { level: 'C', status: 'APPROVED', validUntil: '2026-01-02' }
    const { container, unmount } = draw({ qualification: ended })
    expect(container).toHaveTextContent('Your levelLevel A')
    expect(container).not.toHaveTextContent('Valid until')
    expect(container).toHaveTextContent('Your level C was valid until January 2, 2026.')
    unmount()
    const held = { level: 'C', status: 'APPROVED', validUntil: '2027-01-02' }
    const { container: page } = draw({ qualification: held, effectiveLevel: { code: 'C', name: 'Level C' } })
    expect(page).toHaveTextContent('Level CValid untilJanuary 2, 2027')
    expect(page).not.toHaveTextContent('was valid until')
  })

  it.each(LOCALES)('names levels as %s does, and says which evidence it asks for', locale => {
    const qualification = { level: 'B', status: 'APPROVED' }
    const { container } = draw(
      { qualification, effectiveLevel: { code: 'B', name: '?' }, qualifications: [record('APPROVED')] },
      '',
      locale,
    )
    expect(screen.getAllByText(levelName(locale, { code: 'B' })).length).toBeGreaterThan(0)
    expect(container.querySelector('#results')).toHaveTextContent(levelName(locale, { code: 'B' }))
    expect(screen.getByText(getMessages(locale).qualifications.wanted)).toBeInTheDocument()
  })

  it('says that the user’s organizations could not be loaded', () => {
    draw({ administered: undefined })
    expect(screen.getByText(TEXTS.colleagues.unavailable)).toBeInTheDocument()
  })
})

it.each(LOCALES)('the level of an organization is told as such in %s', async locale => {
  const { ofOrganization } = getMessages(locale).qualifications
  const text = fill(ofOrganization, { name: 'Cedarlight Clinic' })
  await draw({ effectiveLevel: { code: 'C', name: 'Level C' } }, '', locale)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  await draw(
    { effectiveLevel: { code: 'C', name: 'Level C' }, levelOrganization: 'Cedarlight Clinic' },
    '',
    locale,
  )
  expect(screen.getByText(text)).toBeVisible()
})
