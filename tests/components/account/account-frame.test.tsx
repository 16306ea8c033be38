import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountShell } from '@/components/account/account-shell'
import { PartUnavailable } from '@/components/page/service-unavailable'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { signOutActionPath } from '@/lib/site/paths'
import { renderFromServer } from '../../support/render-from-server'
import { LOCALE, TEXTS } from './samples'

const { layout, unavailable } = getMessages(LOCALE)

describe('the frame of the account', () => {
  const draw = (page: Parameters<typeof AccountShell>[0]['page'], hiddenPages: readonly string[] = []) =>
    renderFromServer(
      <AccountShell locale={LOCALE} page={page} hiddenPages={hiddenPages}>
        <p>Content</p>
      </AccountShell>,
    )
  const menu = () => screen.getAllByRole('navigation', { name: TEXTS.navigation })[0] as HTMLElement

  it('names the page, and marks it in the menu', () => {
    draw('quotes')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(TEXTS.pages.quotes)
    const current = within(menu()).getByRole('link', { current: 'page' })
    expect(current).toHaveTextContent(TEXTS.pages.quotes)
  })

  it('names the page on the line that opens the menu of a phone, punctuated as the language does', () => {
    renderFromServer(
      <AccountShell locale="fr-ca" page="quotes" hiddenPages={[]}>
        <p>Contenu</p>
      </AccountShell>,
    )
    expect(screen.getByText(/^Mon compte/, { selector: 'summary' }).textContent).toBe(
      'Mon compte\u00a0: Soumissions',
    )
  })

  it('leads back to the account, which leads to itself once only', () => {
    draw('quotes')
    const crumbs = screen.getByRole('navigation', { name: layout.breadcrumbs })
    expect(within(crumbs).getByRole('link', { name: TEXTS.pages.accountHome })).toHaveAttribute(
      'href',
      accountPath(LOCALE, 'accountHome'),
    )
  })

  it('leaves out the pages that the person’s flags hide', () => {
    draw('accountHome', ['orderHistory'])
    expect(within(menu()).queryByRole('link', { name: TEXTS.pages.orderHistory })).toBeNull()
    expect(within(menu()).getByRole('link', { name: TEXTS.pages.quotes })).toBeInTheDocument()
  })

  it('signs out by a form that needs no script', () => {
    draw('accountHome')
    const button = screen.getByRole('button', { name: layout.account.signOut })
    expect(button.closest('form')).toHaveAttribute('action', signOutActionPath(LOCALE))
    expect(button.closest('form')).toHaveAttribute('method', 'post')
  })
})

it('a part whose back end is away says that no one was signed out, how to try again, and what to quote', () => {
  render(<PartUnavailable subject="account" locale={LOCALE} retryHref="/again" requestId="r-17" />)
  expect(screen.getByText(unavailable.subjects.account.text, { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: unavailable.retry })).toHaveAttribute('href', '/again')
  expect(screen.getByText(/r-17/)).toBeInTheDocument()
})
