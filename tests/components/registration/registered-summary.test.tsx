import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RegisteredSummary } from '@/components/registration/organisation/registered-summary'
import { accountPath } from '@/lib/site/account-pages'
import { storePath } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'

const draw = (hiddenPages: readonly string[], locale: (typeof LOCALES)[number] = 'en-us') =>
  render(
    <RegisteredSummary
      locale={locale}
      person={{ name: 'Nora Vale', email: 'nora@example.com' }}
      organisation={{ kind: 'personal' }}
      hiddenPages={hiddenPages}
    />,
  )

const links = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

it.each(LOCALES)('leads from the confirmation of %s only to pages that are open', locale => {
  draw([], locale)
  expect(links()).toEqual([
    storePath(locale),
    accountPath(locale, 'qualifications'),
    accountPath(locale, 'accountHome'),
  ])
})

it('calls the account of a user without an organization an account', () => {
  draw([])
  const terms = screen.getAllByRole('term').map(term => term.textContent)
  expect(terms).toEqual(['Name', 'Email address', 'Account'])
})

it('leaves the qualifications out where their flag closes them', () => {
  draw(['qualifications'])
  expect(links()).not.toContain(accountPath('en-us', 'qualifications'))
})
