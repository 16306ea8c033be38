import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Preferences } from '@/components/account/preferences'
import type { FormErrors } from '@/lib/forms/form-errors'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'

type Differences = {
  locale?: Locale
  marketing?: string
  consent?: { givenAt?: string; withdrawnAt?: string }
  errors?: FormErrors
  history?: readonly { code: string; consentGivenDate: string; consentWithdrawnDate?: string }[]
}

const draw = ({ locale = 'en-us', marketing = '', consent = {}, errors, history }: Differences = {}) =>
  render(
    <Preferences
      {...{ locale, marketing, consent, errors }}
      history={history && [...history]}
      formOwner="mark"
      site={{ country: 'United States', language: 'English' }}
      cookieSettings={false}
      closure={undefined}
    />,
  )

const group = (locale: Locale = 'en-us') =>
  screen.getByRole('radiogroup', { name: getMessages(locale).account.preferences.messages })

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

describe('the preferences', () => {
  it.each(LOCALES)('are a plain form with both answers in %s', locale => {
    draw({ locale })
    const { tasks, account } = getMessages(locale)
    const form = group(locale).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', `/api/profile?locale=${locale}`)
    for (const answer of ['yes', 'no'] as const)
      expect(screen.getByRole('radio', { name: tasks.preferences[answer] })).not.toBeChecked()
    expect(screen.getByRole('button', { name: account.preferences.save })).toHaveAttribute('type', 'submit')
  })

  it.each(['yes', 'no'])('show the answer on record: %s', marketing => {
    draw({ marketing })
    expect(chosen()).toEqual([marketing])
  })

  it('tell since when, in the words of the site', () => {
    draw({
      locale: 'fr-ca',
      marketing: 'no',
      consent: { givenAt: '2026-03-04T10:00:00+0000', withdrawnAt: '2026-09-05T10:00:00+0000' },
    })
    expect(group('fr-ca')).toHaveAccessibleDescription(expect.stringContaining('le 4 mars 2026'))
    expect(group('fr-ca')).toHaveAccessibleDescription(expect.stringContaining('le 5 septembre 2026'))
  })

  it('say above the form and beside the question what is wrong, and keep the choice', () => {
    const { errors } = getMessages('en-us')
    draw({ errors: { fieldErrors: [{ name: 'marketing', code: 'required' }], formErrors: [] } })
    const { required } = errors.fields.marketing
    expect(screen.getByRole('link', { name: `News by email: ${required}` })).toHaveAttribute(
      'href',
      '#marketing',
    )
    expect(group()).toHaveAccessibleDescription(expect.stringContaining(required))
    draw({ marketing: 'yes', errors: { fieldErrors: [], formErrors: [{ code: 'unavailable' }] } })
    expect(screen.getByText(errors.forms.unavailable)).toBeVisible()
    expect(chosen()).toEqual(['yes'])
  })
})

describe('the history of the choice', () => {
  it('lists every consent and every withdrawal, the newest first', () => {
    draw({
      history: [
        { code: 'c2', consentGivenDate: '2026-09-03T10:00:00+0000' },
        {
          code: 'c1',
          consentGivenDate: '2026-08-01T10:00:00+0000',
          consentWithdrawnDate: '2026-09-02T10:00:00+0000',
        },
      ],
    })
    expect(screen.getAllByRole('listitem', { hidden: true }).map(item => item.textContent)).toEqual([
      'You agreed on September 3, 2026.',
      'You unsubscribed on September 2, 2026.',
      'You agreed on August 1, 2026.',
    ])
  })

  it.each([undefined, []])('is not mentioned where there is none, or it is not known (%j)', history => {
    draw(history === undefined ? {} : { history })
    expect(screen.queryByText(getMessages('en-us').account.preferences.history)).not.toBeInTheDocument()
  })
})
